/** A word and its box in the image, in its units, from the upper left corner. */
export interface PlacedWord {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly beginsLine?: boolean;
}
