/** Who asks for a picture to be removed; `names/photoRelations` names them. */
export const photoRelations = ["self", "guardian", "other"] as const;
