/** Links that lie on stamps (ISO 32000-2, 12.5.6.5). */
import type { Survey } from '../../../model/content/survey';
import { writeNumbers, type Box } from '../../../model/geometry/geometry';
import { NewTags } from '../../../model/structure/new-tags';
import type { PdfDocument } from '../../../pdf/document';
import { encodeText } from '../../../pdf/syntax/text-strings';
import { dict, latin, name, Ref } from '../../../pdf/syntax/values';

/** Print (12.5.3), which PDF/A asks for. */
const PRINT = 4;

/** The address in ASCII; undefined if the text is not one of https. */
export function addressOf(text: string): string | undefined {
	// It ignores blanks around the address, and line ends in it.
	if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return undefined;
	return new URL(text).href;
}

/** Adds a link to each of the pages; `places` are boxes by kind of page. */
export async function addLinks(document: PdfDocument, { pages }: Survey, address: string, places: readonly Box[]): Promise<void> {
	const tags = await NewTags.of(document);
	for (const { index, kind } of pages) {
		const due = document.job.pace.step(2000);
		if (due) await due;
		const page = document.pages.number(index);
		const at = new Ref(page, document.generation(page));
		const link = dict({
			Type: name('Annot'),
			Subtype: name('Link'),
			Rect: writeNumbers(places[kind]!),
			Border: [0, 0, 0],
			F: PRINT,
			P: at,
			Contents: encodeText(address),
			A: dict({ S: name('URI'), URI: latin(address) }),
		});
		const ref = document.add(link);
		const key = tags.add('Link', ref, at);
		if (key !== undefined) link.set('StructParent', key);
		const others = document.array(document.entry(page, 'Annots')) ?? [];
		document.pages.patch(index, { Annots: [...others, ref], ...(key === undefined ? {} : { Tabs: name('S') }) });
	}
	tags.finish();
}
