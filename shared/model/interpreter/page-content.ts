/** All that a page shows: its content, and the appearances of its annotations and fields. */
import type { PdfDocument } from '../../pdf/document';
import { multiply } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { Layers } from '../layers/layers';
import { appearancesOf, defaultResources } from './appearances';
import { ContentReader } from './content-reader';
import { Decoder } from './decoder';
import { displayMatrix } from './display';
import { GlyphWriter } from './glyph-writer';
import type { Observer } from './observer';
import { PageCharacters } from './page-characters';
import { Scope } from './scope';
import type { GlyphSink } from './style';
import { initialState } from './text-state';

/** The cost of a page without content, see `Pace`. */
const PAGE_COST = 20_000;

/** Damaged data of a page, of which only a part could be read. */
export interface DataDamage {
	readonly ofContent: boolean;
	/** Of what tells the text of their codes. */
	readonly ofFonts: boolean;
}

export class PageContentReader {
	private readonly decoder: Decoder;

	constructor(
		private readonly document: PdfDocument,
		private readonly layers = new Layers(document),
	) {
		this.decoder = new Decoder(document);
	}

	/**
	 * Reads the page at `index`, counted from 0. `sink` receives the glyphs, in points from the upper left corner of the page as
	 * displayed; `observer`, everything else.
	 */
	async read(index: number, sink: GlyphSink, observer?: Observer): Promise<DataDamage> {
		const { document, decoder, layers } = this;
		const due = document.job.pace.step(PAGE_COST);
		if (due) await due;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const writer = new GlyphWriter(sink, new PageCharacters(document.job));
		const reader = new ContentReader(document, decoder, writer, layers, observer);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await decoder.page(index), scope, initialState(matrix));
		for (const placement of await appearancesOf(document, index, geometry.rotation, layers))
			await reader.form(placement.form, defaultResources(document), initialState(multiply(placement.matrix, matrix)));
		return { ofContent: decoder.hasLosses || reader.isOtherData, ofFonts: [...writer.fonts].some(({ isDamaged }) => isDamaged) };
	}
}
