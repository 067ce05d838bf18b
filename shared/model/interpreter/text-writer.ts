import type { ReadingFont } from '../font/reading/reading-font';
import type { Replacement } from './replacement';
import type { Marks } from './style';
import type { TextMatrix, TextState } from './text-state';

/** Takes the glyphs that content shows. */
export interface TextWriter<S extends TextState> {
	readonly matrix: TextMatrix;
	/** Whether text that replaces glyphs counts, and not the glyphs. */
	readonly replaces: boolean;
	/** Codes that are shown in one step at most. */
	readonly part: number;
	/** Prepares to show glyphs with this state. */
	begin(state: S, font: ReadingFont, marks: Marks): void;
	/** Shows a string; `replacement` takes its glyphs if they are replaced, and nothing is written if they are hidden. */
	show(shown: Uint8Array, state: S, isHidden: boolean, replacement: Replacement | undefined): void;
	/** A number of `TJ`, in thousandths of an em. */
	adjust(thousandths: number): void;
	/** Moves the text matrix past the glyphs that were shown. */
	end(state: S): void;
	/** Text takes the place of glyphs that were replaced. */
	replaced(replacement: Replacement, text: string): void;
}
