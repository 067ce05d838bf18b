// The process in which pdf.js tells where things are: boxes, annotations, destinations, fields and tags. Not compiled, as library-child.mjs.
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MOST_PAGES = 100;
/** Of an annotation whose /Rect cannot be read. */
const isNowhere = (rect) => rect.every((value) => value === 0);

process.on('disconnect', () => process.exit());
process.on('message', async (file) => {
	const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: VerbosityLevel.ERRORS });
	try {
		process.send({ kind: 'seen', ...(await seen(await task.promise)) });
	} catch (thrown) {
		process.send({ kind: 'unread', message: String(thrown.message) });
	} finally {
		await task.destroy();
	}
});

async function seen(document) {
	const pages = [];
	for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
		const page = await document.getPage(number);
		const annotations = [];
		for (const one of await page.getAnnotations({ intent: 'any' })) {
			if (!one.rect || isNowhere(one.rect)) continue;
			// Without an appearance, notes have an icon of a fixed size.
			const isIcon = one.subtype === 'Text' && !one.hasAppearance;
			const rect = isIcon ? [one.rect[0], one.rect[3], one.rect[0], one.rect[3]] : one.rect;
			annotations.push({ subtype: one.subtype ?? '', rect, isIcon, name: one.fieldName, to: await spot(document, one.dest) });
		}
		const tree = await page.getStructTree();
		pages.push({ view: page.view, rotation: page.rotate, unit: page.userUnit, annotations, tree: roles(tree) });
	}
	return { count: document.numPages, pages, spots: await spotsOf(document), fields: await fieldsOf(document) };
}

async function spotsOf(document) {
	const found = {};
	const visit = async (items, name) => {
		for (const [index, item] of (items ?? []).entries()) {
			found[`${name}.${index + 1}`] = await spot(document, item.dest);
			await visit(item.items, `${name}.${index + 1}`);
		}
	};
	await visit(await document.getOutline(), 'bookmark');
	for (const [name, dest] of Object.entries((await document.getDestinations()) ?? {}))
		found[`name ${name}`] = await spot(document, dest);
	found.opening = await spot(document, (await document.getOpenAction())?.dest);
	return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** A destination, with the page as an index; undefined if it leads nowhere. */
async function spot(document, given) {
	const dest = typeof given === 'string' ? await document.getDestination(given) : given;
	if (!Array.isArray(dest)) return undefined;
	const [target, kind, ...numbers] = dest;
	try {
		const page = Number.isInteger(target) ? target : await document.getPageIndex(target);
		return { page, kind: kind?.name ?? '', numbers };
	} catch {
		return undefined;
	}
}

const fieldsOf = async (document) => Object.keys((await document.getFieldObjects()) ?? {}).sort();

/** `P(Span Link)`: the roles of a tree, with dots for content. */
function roles(node) {
	if (!node) return '';
	const inside = (node.children ?? []).map(roles).join(' ');
	return node.role === undefined ? (node.type === 'content' ? '.' : (node.type ?? '')) : `${node.role}(${inside})`;
}
