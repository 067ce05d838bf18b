/** On which part of pages something is drawn, annotations and fields included (docs/semantics.md, §30.2). */
import type { PdfDocument } from '../../pdf/document';
import { viewerSize, type Box } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { PageContentReader } from '../interpreter/page-content';
import { PaintedArea } from './painted-area';

/** Lengths from the sides of the page as displayed, in points. */
export interface Margins {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export class DrawnPages {
	private readonly contents: PageContentReader;

	constructor(private readonly document: PdfDocument) {
		this.contents = new PageContentReader(document);
	}

	/** The empty margins of the page at `index`, counted from 0; undefined if nothing is drawn on it. */
	async margins(index: number): Promise<Margins | undefined> {
		const geometry = geometryOf(this.document, index);
		const size = viewerSize(geometry);
		const [width, height] = [size.width * geometry.userUnit, size.height * geometry.userUnit];
		const area = new PaintedArea(this.document, [0, 0, width, height]);
		await this.contents.read(index, area, area);
		return area.box && marginsAround(area.box, width, height);
	}
}

/** The vertical axis points down. */
const marginsAround = ([left, top, right, bottom]: Box, width: number, height: number): Margins => ({
	left,
	right: width - right,
	top,
	bottom: height - bottom,
});
