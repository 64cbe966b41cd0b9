/** A command that was typed wrong; the message says how, in French. */
export class Misuse extends Error {}
