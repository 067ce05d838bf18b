/** Answers of pdf.js in place of poppler and mutool. */
import { withPdfJs } from '../../readers/libraries.mjs';

export const outline = ({ bytes }) =>
	withPdfJs(bytes, undefined, async (document) => {
		const lines = [];
		const walk = async (items, depth) => {
			for (const { title, dest, items: below } of items) {
				lines.push(`${'  '.repeat(depth)}${title} > ${(await pageOf(document, dest)) ?? '-'}`);
				await walk(below, depth + 1);
			}
		};
		await walk((await document.getOutline()) ?? [], 0);
		return lines;
	});

export const destinations = ({ bytes }) =>
	withPdfJs(bytes, undefined, async (document) => {
		const lines = [];
		for (const [name, dest] of Object.entries(await document.getDestinations())) {
			const page = await pageOf(document, dest);
			if (page !== undefined) lines.push(`${name} > ${page}`);
		}
		return lines;
	});

/** The page that a destination leads to, counted from 1. */
async function pageOf(document, dest) {
	const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
	const [page] = explicit ?? [];
	if (typeof page === 'number') return page + 1;
	if (page == null) return undefined;
	return document.getPageIndex(page).then(
		(index) => index + 1,
		() => undefined,
	);
}

export const attachments = ({ bytes, password }) =>
	withPdfJs(bytes, password, async (document) =>
		Object.values((await document.getAttachments()) ?? {}).map(({ filename, content }) => [filename, content]),
	);

export const info = ({ bytes, password }) =>
	withPdfJs(bytes, password, async (document) => {
		const { info: entries } = await document.getMetadata();
		const named = ['Title', 'Author', 'Subject', 'Keywords', 'Creator'].filter((key) => entries[key] !== undefined);
		return Object.fromEntries(named.map((key) => [key.toLowerCase(), entries[key]]));
	});

export const packet = ({ bytes }) =>
	withPdfJs(bytes, undefined, async (document) => (await document.getMetadata()).metadata?.getRaw() ?? '');
