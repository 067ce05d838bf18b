/** Reads the text of pages, one after the other (docs/semantics.md, D45). */
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import { inverse, multiply, viewerMatrix, viewerSize, type Matrix, type PageGeometry } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { Layers } from '../layers/layers';
import { appearancesOf } from './content/appearances';
import { ContentReader } from './content/content-reader';
import { Decoder } from './content/decoder';
import { FragmentBuilder } from './fragments/fragment-builder';
import { PageText } from './page-text';
import { Scope } from './content/scope';

export class PageReader {
	private readonly layers: Layers;
	private readonly decoder: Decoder;
	private characters = 0;

	constructor(private readonly document: PdfDocument) {
		this.layers = new Layers(document);
		this.decoder = new Decoder(document);
	}

	/** The text of the page at `index`, counted from 0. */
	async page(index: number): Promise<PageText> {
		const { document, decoder, layers } = this;
		const geometry = geometryOf(document, index);
		const matrix = displayMatrix(geometry);
		const { width, height } = viewerSize(geometry);
		const size = { width: width * geometry.userUnit, height: height * geometry.userUnit };
		const builder = new FragmentBuilder(size.width, size.height);
		const reader = new ContentReader(document, decoder, builder, layers);
		const scope = new Scope(document, document.dict(document.pages.attribute(index, 'Resources')));
		await reader.page(await decoder.page(index), scope, matrix);
		for (const placement of appearancesOf(document, index, geometry.rotation, layers))
			await reader.form(placement.form, this.defaults(), multiply(placement.matrix, matrix));
		builder.finish();
		this.count(builder.characters);
		const { fragments, edges, characters, unreadable } = builder;
		return new PageText(index, { fragments, edges, characters, unreadable, ...size });
	}

	/** Appearances of fields take what they lack from the form (ISO 32000-2, 12.7.4.3). */
	private defaults(): Scope {
		const { document } = this;
		return new Scope(document, document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR')));
	}

	private count(characters: number): void {
		this.characters += characters;
		const most = this.document.job.limits.characters;
		if (this.characters > most)
			throw limitExceeded('characters', `The pages have more than ${most} characters`, 'Split it, or ask for fewer pages');
	}
}

/** From user space to points from the upper left corner of the page as displayed. */
function displayMatrix(geometry: PageGeometry): Matrix {
	const { userUnit } = geometry;
	return multiply(inverse(viewerMatrix(geometry)), [userUnit, 0, 0, -userUnit, 0, viewerSize(geometry).height * userUnit]);
}
