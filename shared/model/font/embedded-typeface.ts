/**
 * A typeface that we embed, for characters that the font of a field lacks: Noto Sans Regular, or the font file of the user. It brings
 * the font and the libraries that read and write it along, so this module is imported only where a field needs it. One subset
 * serves all fields of a document.
 */
import type { PdfDocument } from '../../pdf/document';
import { type Ref } from '../../pdf/syntax/values';
import { embedFont, type EmbeddedFont } from './embedded-font';
import type { Face, ShapedGlyph } from './shaping/face';
import type { FontFile } from './font-file';
import { type Glyph, openFontFile, openTypeface } from './typeface';
import { showGlyphs } from './show-glyphs';
import { type Extent, verticalExtent, type TextFont } from './text-font';

interface Run {
	readonly glyphs: readonly ShapedGlyph[];
	readonly width: number;
}

export class EmbeddedTypeface implements TextFont {
	readonly extent: Extent;
	readonly resource: Ref;
	/** By text, of each direction. */
	private readonly runs = { ltr: new Map<string, Run>(), rtl: new Map<string, Run>() };
	private readonly used = new Map<number, Glyph>();
	private embedded: EmbeddedFont | undefined;

	private constructor(
		private readonly document: PdfDocument,
		private readonly face: Face,
	) {
		this.extent = verticalExtent(face.metrics.capHeight, face.metrics.descent);
		this.resource = document.add(null);
	}

	/** @param file instead of Noto Sans. @throws OctavoError `invalid_parameters` if it is damaged. */
	static async open(document: PdfDocument, file?: FontFile): Promise<EmbeddedTypeface> {
		return new EmbeddedTypeface(document, file ? await openFontFile(file, document.job.pace) : await openTypeface('Regular'));
	}

	covers(text: string): boolean {
		return this.face.covers(text);
	}

	width(text: string, rtl = false): number {
		return this.run(text, rtl).width;
	}

	/** Keeps the glyphs of the text in the subset. */
	use(text: string, rtl = false): void {
		for (const { glyph } of this.run(text, rtl).glyphs) this.used.set(glyph.id, glyph);
	}

	/** Writes the subset of all glyphs in use, with a list of them if asked; `show` works afterwards. */
	async embed(listsGlyphs: boolean): Promise<void> {
		if (this.used.size === 0) {
			this.document.remove(this.resource);
			return;
		}
		this.embedded = await embedFont(this.face, [...this.used.values()]);
		this.embedded.addTo(this.document, this.resource, listsGlyphs);
	}

	show(text: string, size: number, rtl = false): string {
		const { embedded } = this;
		if (!embedded) return '';
		return showGlyphs(this.run(text, rtl).glyphs, embedded, this.face.unit, size);
	}

	private run(text: string, rtl: boolean): Run {
		const runs = this.runs[rtl ? 'rtl' : 'ltr'];
		const known = runs.get(text);
		if (known) return known;
		const glyphs = this.face.shape(text, rtl);
		const made = { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
		runs.set(text, made);
		return made;
	}
}
