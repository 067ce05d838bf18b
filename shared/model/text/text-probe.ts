/** Whether pages have text, without reading all of it (docs/semantics.md, §21.1): a page is read to the first character that shows. */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithNames } from '../../pdf/read/name-search';
import { viewerSize } from '../geometry/geometry';
import { geometryOf } from '../geometry/page-geometry';
import { PageContentReader } from '../interpreter/page-content';
import { readTags } from '../structure/tags';
import { FragmentBuilder } from './fragments/fragment-builder';
import { PageReader } from './page-reader';

export class TextProbe {
	private constructor(
		private readonly document: PdfDocument,
		private readonly contents: PageContentReader,
		/** Whether a structure element may say other text than its content. */
		private readonly hasTexts: boolean,
		private readonly reader: PageReader,
	) {}

	static async of(document: PdfDocument): Promise<TextProbe> {
		const isTagged = document.dict(document.catalog.get('StructTreeRoot')) !== undefined;
		const mayHaveTexts = isTagged && (await objectsWithNames(document, ['ActualText'])).ActualText.length > 0;
		const hasTexts = mayHaveTexts && (await readTags(document))?.hasTexts === true;
		return new TextProbe(document, new PageContentReader(document), hasTexts, new PageReader(document));
	}

	/** Whether the page at `index` has a character that is not white space. */
	async hasText(index: number): Promise<boolean> {
		const { document } = this;
		if (this.hasTexts) return (await this.reader.page(index)).characters > 0;
		const geometry = geometryOf(document, index);
		const { width, height } = viewerSize(geometry);
		const probe = new Probe(width * geometry.userUnit, height * geometry.userUnit);
		try {
			await this.contents.read(index, probe);
		} catch (thrown) {
			if (!(thrown instanceof Found)) throw thrown;
		}
		return !probe.isEmpty;
	}
}

/** Ends the reading of a page. */
class Found extends Error {}

const FOUND = new Found('A character was found');

class Probe extends FragmentBuilder {
	override glyph(...given: Parameters<FragmentBuilder['glyph']>): void {
		super.glyph(...given);
		if (!this.isEmpty) throw FOUND;
	}
}
