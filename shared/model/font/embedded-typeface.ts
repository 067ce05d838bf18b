/**
 * Noto Sans Regular, for characters that the font of a field lacks. It brings the font and the libraries that read and write it
 * along, so this module is imported only where a field needs it. One subset serves all fields of a document.
 */
import type { PdfDocument } from '../../pdf/document';
import { type Ref } from '../../pdf/syntax/values';
import { embedFont, type EmbeddedFont } from './embedded-font';
import { type Font, type Glyph, openTypeface } from './typeface';
import { type Extent, number, verticalExtent, type TextFont } from './text-font';

interface Run {
	readonly glyphs: readonly Glyph[];
	/** In thousandths of the type size. */
	readonly positions: readonly { readonly advance: number; readonly x: number; readonly y: number }[];
	readonly width: number;
}

export class EmbeddedTypeface implements TextFont {
	readonly extent: Extent;
	readonly resource: Ref;
	private readonly unit: number;
	private readonly runs = new Map<string, Run>();
	private readonly used = new Map<number, Glyph>();
	private embedded: EmbeddedFont | undefined;

	private constructor(
		private readonly document: PdfDocument,
		private readonly font: Font,
	) {
		this.unit = 1000 / font.unitsPerEm;
		this.extent = verticalExtent(font.capHeight * this.unit, font.descent * this.unit);
		this.resource = document.add(null);
	}

	static async open(document: PdfDocument): Promise<EmbeddedTypeface> {
		return new EmbeddedTypeface(document, await openTypeface('Regular'));
	}

	covers(text: string): boolean {
		for (const character of text) if (!this.font.hasGlyphForCodePoint(character.codePointAt(0)!)) return false;
		return true;
	}

	width(text: string): number {
		return this.run(text).width;
	}

	/** Keeps the glyphs of the text in the subset. */
	use(text: string): void {
		for (const glyph of this.run(text).glyphs) this.used.set(glyph.id, glyph);
	}

	/** Writes the subset of all glyphs in use; `show` works afterwards. */
	async embed(): Promise<void> {
		if (this.used.size === 0) {
			this.document.remove(this.resource);
			return;
		}
		this.embedded = await embedFont(this.font, [...this.used.values()]);
		this.embedded.addTo(this.document, this.resource);
	}

	show(text: string, size: number): string {
		const { embedded } = this;
		if (!embedded) return '';
		const { glyphs, positions } = this.run(text);
		let codes = '';
		let array = '';
		let rise = 0;
		const operators: string[] = [];
		const flush = (): void => {
			if (codes) array += `<${codes}>`;
			if (array) operators.push(`[${array}] TJ`);
			codes = array = '';
		};
		const move = (by: number): void => {
			const distance = Math.round(by * 100) / 100;
			if (distance === 0) return;
			if (codes) array += `<${codes}>`;
			codes = '';
			array += `${-distance} `;
		};
		for (const [index, glyph] of glyphs.entries()) {
			const { advance, x, y } = positions[index]!;
			if (y !== rise) {
				flush();
				operators.push(`${number((y * size) / 1000)} Ts`);
				rise = y;
			}
			move(x);
			codes += embedded.codeOf(glyph);
			move(advance - x - glyph.advanceWidth * this.unit);
		}
		flush();
		if (rise !== 0) operators.push('0 Ts');
		return operators.join(' ');
	}

	private run(text: string): Run {
		const known = this.runs.get(text);
		if (known) return known;
		const { unit } = this;
		const run = this.font.layout(text);
		const positions = run.glyphs.map((_, index) => {
			const { xAdvance, xOffset, yOffset } = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
			return { advance: xAdvance * unit, x: xOffset * unit, y: Math.round(yOffset * unit) };
		});
		const made = { glyphs: run.glyphs, positions, width: positions.reduce((sum, { advance }) => sum + advance, 0) };
		this.runs.set(text, made);
		return made;
	}
}
