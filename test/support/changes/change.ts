/** Changes of a document, each with everything that compare_documents must report of it, and nothing else. */
import { rawPdf } from '../documents/raw';
import { contentObject, type Objects, objects } from './document';

/** Page numbers with what changed on each: `l` look, `t` text, `a` annotations. */
export interface Reported {
	readonly changed?: Readonly<Record<number, string>>;
	readonly added?: readonly number[];
	readonly removed?: readonly number[];
	readonly moved?: readonly number[];
	readonly metadata?: readonly string[];
	readonly fonts?: number;
	readonly links?: number;
	readonly bookmarks?: number;
	readonly attachments?: number;
	readonly form?: number;
	readonly security?: true;
	readonly tagged?: true;
}

export interface Change {
	readonly name: string;
	readonly edit: (objects: Objects) => void;
	readonly reported: Reported;
}

/** Replaces text in an object. @throws if it is not there exactly once. */
export function replace(all: Objects, number: number, from: string, to: string): void {
	const object = all[number];
	const within = (text: string): string => {
		if (text.split(from).length !== 2) throw new Error(`object ${number} does not hold '${from}' once`);
		return text.replace(from, () => to);
	};
	if (object === undefined) throw new Error(`there is no object ${number}`);
	if (typeof object === 'string') all[number] = within(object);
	else
		all[number] =
			object[1].includes(from) && !object[0].includes(from) ? [object[0], within(object[1])] : [within(object[0]), object[1]];
}

type Row = readonly [name: string, from: string, to: string];

/** Changes of one object by other text. */
export const inObject = (number: number, reported: Reported, rows: readonly Row[]): Change[] =>
	rows.map(([name, from, to]) => ({ name, reported, edit: (all) => replace(all, number, from, to) }));

/** Changes of the content of a page. `what`: `l` look, `t` text. */
export const onPage = (page: number, what: string, rows: readonly Row[]): Change[] =>
	inObject(contentObject(page), { changed: { [page]: what } }, rows);

export const original = (): Uint8Array => rawPdf(objects());

export function changed({ edit }: Change): Uint8Array {
	const all = objects();
	edit(all);
	return rawPdf(all);
}

interface Comparison {
	readonly counts: Readonly<Record<string, number>>;
	readonly pages: {
		readonly added: readonly number[];
		readonly removed: readonly number[];
		readonly moved: readonly { readonly page: number }[];
		readonly changed: readonly {
			readonly page: number;
			readonly look: boolean;
			readonly text: boolean;
			readonly annotations: boolean;
		}[];
	};
	readonly metadata: Readonly<Record<string, unknown>>;
	readonly security: unknown;
	readonly tagged: unknown;
}

/** The report of a comparison, in the form in which changes say it. */
export function reportedBy(data: unknown): Reported {
	const { pages, counts, metadata, security, tagged } = data as Comparison;
	const signs = (page: Comparison['pages']['changed'][number]) =>
		`${page.look ? 'l' : ''}${page.text ? 't' : ''}${page.annotations ? 'a' : ''}`;
	const found: Record<string, unknown> = {};
	if (pages.changed.length > 0) found['changed'] = Object.fromEntries(pages.changed.map((page) => [page.page, signs(page)]));
	for (const list of ['added', 'removed'] as const) if (pages[list].length > 0) found[list] = pages[list];
	if (pages.moved.length > 0) found['moved'] = pages.moved.map(({ page }) => page);
	if (Object.keys(metadata).length > 0) found['metadata'] = Object.keys(metadata);
	for (const name of ['fonts', 'links', 'bookmarks', 'attachments', 'form']) if (counts[name]! > 0) found[name] = counts[name];
	if (security !== null) found['security'] = true;
	if (tagged !== null) found['tagged'] = true;
	return found;
}
