/** How much of pages is covered by images (docs/semantics.md, D67). */
import type { PdfDocument } from '../../pdf/document';
import type { ContentOperators } from '../content/operators';
import { movedBox, sharedArea, viewerSize, type Box } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { PageContentReader } from '../interpreter/page-content';
import type { Observer } from '../interpreter/observer';
import type { Scope } from '../interpreter/scope';
import type { GlyphSink } from '../interpreter/style';
import type { TextState } from '../interpreter/text-state';
import { PaintedArea, UNIT } from './painted-area';

export class ImagePages {
	private readonly contents: PageContentReader;

	constructor(private readonly document: PdfDocument) {
		this.contents = new PageContentReader(document);
	}

	/**
	 * Whether images together cover this share of the visible page at `index`, counted from 0. Clipping is followed only where it
	 * matters, because that takes several times as long on pages with many paths.
	 */
	async cover(index: number, share: number): Promise<boolean> {
		const geometry = geometryOf(this.document, index);
		const { width, height } = viewerSize(geometry);
		const page: Box = [0, 0, width * geometry.userUnit, height * geometry.userUnit];
		const whole = new WholeImages(page);
		await this.contents.read(index, whole, whole);
		if (whole.points.share < share) return false;
		const clipped = new ClippedImages(this.document, page);
		await this.contents.read(index, clipped, clipped);
		return clipped.points.share >= share;
	}
}

/** Points of a page in each direction that are looked at: as many as a number of 32 bits has. */
const SIDE = 32;

/** Points of a page in rows and columns; one that several images cover counts once. */
class Points {
	/** For each row, those that are covered. */
	private readonly rows = new Uint32Array(SIDE);

	constructor(private readonly page: Box) {}

	get share(): number {
		return this.rows.reduce((sum, row) => sum + countBits(row), 0) / SIDE ** 2;
	}

	cover(box: Box): void {
		const shown = sharedArea(box, this.page);
		if (!shown) return;
		const [left, top, right, bottom] = shown;
		const [firstColumn, lastColumn] = this.between(left, right, 0);
		const [firstRow, lastRow] = this.between(top, bottom, 1);
		if (lastColumn < firstColumn) return;
		const columns = (2 ** (lastColumn - firstColumn + 1) - 1) * 2 ** firstColumn;
		for (let row = firstRow; row <= lastRow; row++) this.rows[row]! |= columns;
	}

	/** The first and the last point from one length to another; `axis` 0 is across the page, and 1 down. */
	private between(from: number, to: number, axis: 0 | 1): readonly [number, number] {
		const start = this.page[axis];
		const step = (this.page[axis + 2]! - start) / SIDE;
		const first = Math.ceil((from - start) / step - 0.5);
		const last = Math.ceil((to - start) / step - 0.5) - 1;
		return [Math.max(first, 0), Math.min(last, SIDE - 1)];
	}
}

/** Images as if nothing clipped them. */
class WholeImages implements GlyphSink, Observer {
	readonly points: Points;

	constructor(page: Box) {
		this.points = new Points(page);
	}

	glyph(): void {}

	takes({ operator }: ContentOperators, state: TextState, _scope: Scope, isOff: boolean): void {
		if (operator === 'BI' && !isOff) this.image(state);
	}

	image({ matrix }: TextState): void {
		this.points.cover(movedBox(matrix, UNIT));
	}
}

/** Images within the boxes around clipping paths. */
class ClippedImages extends PaintedArea {
	readonly points: Points;

	constructor(document: PdfDocument, page: Box) {
		super(document, page);
		this.points = new Points(page);
	}

	override glyph(): void {}

	override image(state: TextState): void {
		const shown = sharedArea(movedBox(state.matrix, UNIT), this.paintOf(state).clip);
		if (shown) this.points.cover(shown);
	}
}

function countBits(bits: number): number {
	let count = 0;
	for (let left = bits; left !== 0; left &= left - 1) count++;
	return count;
}
