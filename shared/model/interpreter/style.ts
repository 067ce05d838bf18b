/** The style of glyphs that are shown together, and the interface that receives glyphs. */
import type { ReadingFont } from '../font/reading/reading-font';
import type { Frame } from './frame';

/** The properties that glyphs share which are shown together. */
export interface Style {
	readonly font: ReadingFont;
	readonly frame: Frame;
	/** The size of the font on the page, in points. */
	readonly size: number;
	/** Along the frame, for a font of size 1: it differs from `size` where text is stretched. */
	readonly unit: number;
	/** Text rendering mode (ISO 32000-2, 9.3.6). */
	readonly mode: number;
	readonly marks: Marks;
}

/** The marked content around glyphs (ISO 32000-2, 14.6). */
export interface Marks {
	/** The innermost marked-content identifier, or -1. */
	readonly id: number;
	/** The object number of the form that identifiers count in; 0 for the page's own content. */
	readonly stream: number;
	readonly isArtifact: boolean;
	/** Its characters are in the order in which they are seen, from left to right (ISO 32000-2, 14.8.2.5.3). */
	readonly isReversed: boolean;
}

/** Takes glyphs, one after the other: `start` and `end` are along the frame of the style, `baseline` across it. */
export interface GlyphSink {
	glyph(style: Style, text: string, start: number, end: number, baseline: number): void;
	/** A space that no glyph draws. A sink with this takes the text that replaces glyphs (/ActualText); all others, the glyphs. */
	space?(): void;
}
