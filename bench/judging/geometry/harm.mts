/** The negative control of npm run geometry: results from which one thing is dropped without a note. The judge must report each. */
import { openDocument } from '../../../shared/pdf/open-document';
import { Dict, isDict, isName, isRef, Ref, Stream, type Value } from '../../../shared/pdf/syntax/values';
import { save } from '../../../shared/pdf/write/save';
import { walkOutline } from '../../../shared/model/navigation/outline-walk';
import { pageIndexOf } from '../../../shared/model/navigation/targets';
import { job } from '../../../test/support/hosts/local';

type Opened = Awaited<ReturnType<typeof openDocument>>;

/** Drops one thing; false if the document does not have it. `last`: how many pages the judge draws. */
type Harm = (document: Opened, last: number) => Promise<boolean> | boolean;

/** Tries the first pages, one after the other. */
const onPage = (drop: (document: Opened, index: number, page: Dict) => boolean): Harm => {
	return (document, last) => {
		for (let index = 0; index < Math.min(document.pages.count, last); index++) {
			const page = document.dict(new Ref(document.pages.number(index)));
			if (page && drop(document, index, page)) return true;
		}
		return false;
	};
};

/** Content that shows text in a font of the page. */
const SHOWS = /\/(\S+)\s+[-\d.]+\s+Tf[^]*?[^\s(<[][^]*?T[jJ]/;

function contentOf(document: Opened, page: Dict): string {
	const contents = page.get('Contents');
	const parts = document.array(contents) ?? [contents];
	return parts
		.map((part) => document.resolve(part))
		.map((part) => (part instanceof Stream ? Buffer.from(document.decodedPart(part)?.data ?? []).toString('latin1') : ''))
		.join('\n');
}

/** Entries of a copy of the resources, which other pages may share. */
function withoutFont(document: Opened, index: number, name: string): boolean {
	const resources = document.dict(document.pages.attribute(index, 'Resources'));
	const fonts = document.dict(resources?.get('Font'));
	if (!resources || !fonts?.has(name)) return false;
	const left = new Dict([...fonts].filter(([key]) => key !== name));
	document.pages.patch(index, { Resources: document.add(new Dict([...resources, ['Font', left] as [string, Value]])) });
	return true;
}

const isLink = (document: Opened, value: Value): boolean => {
	const annotation = document.dict(value);
	const rect = document.array(annotation?.get('Rect'));
	return isName(document.resolve(annotation?.get('Subtype')), 'Link') && rect?.length === 4 && rect.some((side) => side !== 0);
};

export const HARMS: Readonly<Record<string, Harm>> = {
	contents: onPage((document, index, page) => {
		const shown = SHOWS.test(contentOf(document, page));
		if (shown) document.pages.patch(index, { Contents: undefined });
		return shown;
	}),
	font: onPage((document, index, page) => {
		const name = SHOWS.exec(contentOf(document, page))?.[1];
		return name !== undefined && withoutFont(document, index, name);
	}),
	link: onPage((document, index, page) => {
		const annotations = document.array(page.get('Annots')) ?? [];
		const at = annotations.findIndex((one) => isLink(document, one));
		if (at >= 0) document.pages.patch(index, { Annots: annotations.filter((_, other) => other !== at) });
		return at >= 0;
	}),
	bookmark: async (document) => {
		let found: number | undefined;
		await walkOutline(document, (value) => {
			const item = isRef(value) ? document.dict(value) : undefined;
			const page = pageIndexOf(document, document.array(item?.get('Dest'))?.[0]);
			if (isRef(value) && page !== undefined && !isDict(document.resolve(item?.get('First')))) found ??= value.number;
			return found === undefined;
		});
		if (found === undefined) return false;
		document.patch(found, { Dest: undefined });
		return true;
	},
};

/** The result without one thing; undefined if it does not have it. */
export async function harmed(bytes: Uint8Array, kind: string, last: number): Promise<Uint8Array | undefined> {
	const document = await openDocument(bytes, job());
	return (await HARMS[kind]!(document, last)) ? save(document) : undefined;
}
