/** The bounds that keep a hostile document from taking the process down, each with its reason. */
import { OctavoError } from '../contract/errors';

export interface Limits {
	/** Largest input document, in bytes. Offsets are kept in 32-bit integers. */
	readonly inputBytes: number;
	/** Most indirect objects. The tables take about 20 bytes an object. */
	readonly objects: number;
	/** Deepest nesting of arrays and dictionaries in one object. Real files stay below 100. */
	readonly nesting: number;
	/** Most bytes that one stream may inflate to, when we must look inside (cross-reference, object and content streams). */
	readonly streamBytes: number;
	/** Most bytes that all streams we look inside may inflate to, of all documents of a job, as a multiple of their size, beyond `allowance`. */
	readonly expansion: number;
	/** Bytes that are always allowed: they take a quarter of a second, and small documents of drawings deflate well. */
	readonly allowance: number;
	/**
	 * Most bytes of objects that are parsed, as a multiple of the document's, beyond half of `allowance`. Objects do not overlap,
	 * so only a hostile file exceeds this: its objects are never closed, and each would be read to the end of the file.
	 */
	readonly parsing: number;
	/**
	 * Most bytes of memory, as an estimate, for values that are parsed of all documents of a job, beyond 100 for each of their bytes.
	 * Thirty kilobytes can expand to millions of empty strings, each of which takes a hundred times its characters, or to hundreds of font
	 * programs of 65,535 glyphs each.
	 */
	readonly values: number;
	/**
	 * Most bytes of memory, as an estimate, for the values of one object, which are read at once. Those of 500,000 references take as much,
	 * or of 100,000 names with their references; the largest objects of known files take a fiftieth.
	 */
	readonly objectValues: number;
	/** Longest chain of filters on one stream. */
	readonly filters: number;
	/** Most pages of a document. */
	readonly pages: number;
	/** Most pages that a page order may name: `1..,1..` repeats. */
	readonly orderPages: number;
	/** Most bytes of pixels of an image that is put into a document, decoded. They are never in memory at once. */
	readonly imageBytes: number;
	/** Most pixels of such an image: a small file can hold many of one color, and each takes time. */
	readonly pixels: number;
	/** Most parts of a split. */
	readonly parts: number;
	/** Most bytes of all parts of a split together: shared fonts are in each. */
	readonly partBytes: number;
	/** Most entries of the CMaps of one font. Fonts of 65,536 glyphs have as many at most. */
	readonly cmapEntries: number;
	/** Most form fields, outline entries, names or structure elements that are walked. */
	readonly nodes: number;
	/** Most operators of the content of all pages and all that they draw, when it is read; a form counts as fifty. */
	readonly operators: number;
	/** Most characters that are read of one page. */
	readonly pageCharacters: number;
	/** Most characters of the text of a field that is drawn. */
	readonly fieldCharacters: number;
	/** Most characters that are read of all pages, and that fields and comments draw, each of which counts as twenty: they are in memory at once. */
	readonly characters: number;
	/** Most steps of the programs that draw glyphs: operators of charstrings, points of outlines. */
	readonly glyphSteps: number;
	/** Most bytes of data in a result. Documents share texts that data repeats. */
	readonly dataBytes: number;
	/**
	 * Most instructions of a regular expression times characters, of all texts in which it is searched for. Each match looks at the
	 * text after it again, as far as the expression may reach.
	 */
	readonly searching: number;
	/** Most pieces into which a text is cut. */
	readonly textPieces: number;
	/** Deepest nesting of forms that draw forms. Real files stay below 10. */
	readonly formDepth: number;
	/** Most bytes of memory of the program that draws pages. Pages of 100 megapixels take 400 MB. */
	readonly drawingMemory: number;
	/** Milliseconds, as an estimate, of a part of a drawing that cannot pause. Hosts that draw in threads of their own allow more. */
	readonly drawingStep: number;
	/** Most pages that are drawn at once. */
	readonly drawnPages: number;
	/** Most bytes of their images together: they are in memory. */
	readonly drawnBytes: number;
}

export const defaultLimits: Limits = {
	inputBytes: 2 ** 31 - 1,
	objects: 8_388_607,
	nesting: 500,
	streamBytes: 256 * 1024 * 1024,
	expansion: 200,
	allowance: 32 * 1024 * 1024,
	parsing: 20,
	values: 256 * 1024 * 1024,
	objectValues: 32 * 1024 * 1024,
	filters: 8,
	pages: 500_000,
	orderPages: 100_000,
	imageBytes: 1024 * 1024 * 1024,
	pixels: 100_000_000,
	parts: 10_000,
	partBytes: 2 ** 31,
	cmapEntries: 1_000_000,
	nodes: 5_000_000,
	operators: 30_000_000,
	pageCharacters: 2_000_000,
	fieldCharacters: 250_000,
	characters: 50_000_000,
	glyphSteps: 20_000_000,
	dataBytes: 50_000_000,
	searching: 5_000_000_000,
	textPieces: 50_000,
	formDepth: 32,
	drawingMemory: 512 * 1024 * 1024,
	drawingStep: 100,
	drawnPages: 200,
	drawnBytes: 256 * 1024 * 1024,
};

/**
 * The error of a document that exceeds a limit. The message states the bound; the advice says what to do and names the limit to
 * set.
 */
export function limitExceeded(limit: keyof Limits, message: string, cure: string, field = 'file'): OctavoError {
	return new OctavoError('limit_exceeded', message, {
		issues: [{ field, message: `${message}.` }],
		advice: `${cure} (limit: ${limit})`,
	});
}

/** More memory of values and font programs than `Limits.values`. */
export const tooManyValues = (): OctavoError =>
	limitExceeded(
		'values',
		'The objects that must be read have too many values for the size of the file',
		'It may be a decompression bomb; if it is not, save it without compression in another program',
	);
