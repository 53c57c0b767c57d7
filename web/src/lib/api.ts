/** Requests to the server. What it refuses is an Error whose message is the server's own sentence. */
export async function request<T>(path: string, body?: unknown, key = "", method = body ? "POST" : "GET"): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const said: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error((said as { detail?: string }).detail ?? `The server answered ${answer.status}.`);
  return said as T;
}
