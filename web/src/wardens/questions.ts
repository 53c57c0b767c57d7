/** Which region answers which question. What nobody claims is asked on the prompt, with its options as they come. */
export const MAKING = ["PlayerName", "CharacterName", "PointsSpent", "WhichGift"];

export const DRAWING = [
  ...["WhichAction", "Patient", "Prepare", "Circumstance", "TemptFate", "WhichSide", "Rises"],
  ...["RevealOrWord", "TakeOrReplace", "CostLoss", "CostText", "RecordText", "MayAdd", "WhichCard"],
];
