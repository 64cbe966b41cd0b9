/** A command was written wrongly; `message` is French and says what to write. */
export class Misuse extends Error {}
