/** One portrait: the inside of an SVG of 320 × 320 units; what matters of it stays between x = 50 and x = 270. */
export type Sitting = () => string;

/** What one illustrator has drawn: the pseudos of the sitters and their portraits. */
export type Hand = Readonly<Record<string, Sitting>>;
