/** npm run reading: on how many pages our reading of text agrees with three of four readers that we did not write. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { PageReader } from '../../shared/model/text/page-reader';
import { openDocument } from '../../shared/pdf/open-document';
import { job } from '../../test/support/hosts/local';
import { drawing, Readers } from '../../test/support/readers';
import { qpdfPassword, run } from '../../test/support/readers/programs';
import { givenFolder, listedIn, type Listed } from '../../test/support/readers/source';
import { groupsOf, ROOT, table, temporaryFolder } from '../core.mts';
import { list, options, whole } from '../usage.mts';
import { explanationOf } from './explained.mts';
import { normalised, sameCharacters, sameOrder, threeThatAgree } from './text-agreement.mts';

const USAGE = `Usage: npm run reading -- FOLDER [OPTIONS]

  --only PART,…  only files whose names hold one of these
  --pages N      the first N pages of each file (default 10)
  --every N      one of N files (default 1)
  --show N       how many of the worst pages are shown (default 20)

What the other readers say is kept in .cache/reading.`;

const { folder, listed, pages, shown } = options(
	USAGE,
	{ only: list, pages: whole(10), every: whole(1), show: whole(20, 0) },
	({ only, every, pages, show: shown }, words) => {
		const folder = givenFolder(words[0]);
		const named = listedIn(folder, ({ file }) => only?.some((part) => file.includes(part)) ?? true);
		return { folder, pages, shown, listed: named.filter((_, index) => index % every === 0) };
	},
);

interface Page {
	readonly file: string;
	readonly number: number;
	readonly ours: string;
	readonly theirs: readonly (string | undefined)[];
	/** Readers that agree on the characters, or on their order. */
	readonly characters: readonly number[] | undefined;
	readonly order: readonly number[] | undefined;
	readonly hasCharacters: boolean;
	readonly hasOrder: boolean;
	/** Whether a person saw that the page shows what we alone read. */
	readonly isShown: boolean;
}

const readers = new Readers();
const scratch = temporaryFolder();
const cache = path.join(ROOT, '.cache', 'reading');
mkdirSync(cache, { recursive: true });
const seen: Page[] = [];
const failed: string[] = [];

for (const one of listed) {
	const ours = await read(one);
	if (!ours) continue;
	const theirs = await asked(one);
	for (const [index, text] of ours.entries()) {
		const all = theirs.map((texts) => texts[index]);
		const texts = all.map((other) => (other === undefined ? undefined : normalised(other)));
		seen.push(judged(one.file, index + 1, text, all, texts));
	}
}
readers.stop();

/** The texts of the first pages, or nothing if the document cannot be read. */
async function read({ file, password }: Listed): Promise<string[] | undefined> {
	try {
		const document = await openDocument(readFileSync(path.join(folder, file)), job(), { password });
		const reader = new PageReader(document);
		const texts: string[] = [];
		for (let index = 0; index < Math.min(document.pages.count, pages); index++) texts.push((await reader.page(index)).flow.text);
		return texts;
	} catch (thrown) {
		failed.push(`${file}: ${(thrown as Error).message}`);
		if (!(thrown instanceof OctavoError)) console.error(file, thrown);
		return undefined;
	}
}

/** The texts of the four readers. pdf.js and pdfium leave annotations out, so they read a copy in which these are content. */
async function asked({ file, password }: Listed): Promise<(readonly string[])[]> {
	const original = path.join(folder, file);
	const key = createHash('sha256').update(readFileSync(original)).update(`${pages}`).digest('hex').slice(0, 24);
	const kept = path.join(cache, `${key}.json`);
	if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as string[][];
	const flat = path.join(scratch, 'flat.pdf');
	const { code } = await run('qpdf', [...qpdfPassword(password), '--decrypt', '--flatten-annotations=screen', original, flat]);
	const texts: (readonly string[])[] = [];
	for (const reader of drawing) {
		const isCopy = code !== 2 && code !== null && (reader === 'pdf.js' || reader === 'pdfium');
		const wish = { last: pages, texts: true, ...(isCopy || password === undefined ? {} : { password }) };
		texts.push((await readers.look(reader, isCopy ? flat : original, wish)).texts);
	}
	writeFileSync(kept, JSON.stringify(texts));
	return texts;
}

function judged(file: string, number: number, ours: string, theirs: Page['theirs'], texts: Page['theirs']): Page {
	const own = normalised(ours);
	const isWith = (group: readonly number[] | undefined, isSame: typeof sameOrder) =>
		group === undefined || group.filter((index) => isSame(texts[index]!, own)).length > 1;
	const isSaid = texts.some((text) => text !== undefined && text !== '');
	const characters = isSaid ? threeThatAgree(texts, sameCharacters) : undefined;
	const order = isSaid ? threeThatAgree(texts, sameOrder) : undefined;
	const isShown = explanationOf('reading', file, `page ${number}`, own) !== undefined;
	const hasCharacters = isShown || isWith(characters, sameCharacters);
	return { file, number, ours, theirs, characters, order, hasCharacters, hasOrder: isShown || isWith(order, sameOrder), isShown };
}

/** Why we disagree, as far as it can be seen. */
function reasonOf({ ours, theirs, characters, order, hasCharacters }: Page): string {
	if (hasCharacters) return 'another order';
	const own = normalised(ours);
	const most = normalised(theirs[(characters ?? order)![0]!]!);
	if (own.includes('\ufffd')) return 'unreadable characters';
	if (own === '') return 'nothing is read';
	return own.length > most.length ? 'more characters' : own.length < most.length ? 'fewer characters' : 'other characters';
}

const share = (group: readonly Page[], isGood: (page: Page) => boolean) => {
	const good = group.filter(isGood).length;
	return `${good}/${group.length} (${((100 * good) / Math.max(group.length, 1)).toFixed(2)} %)`;
};
const byCharacters = seen.filter(({ characters }) => characters);
const byOrder = seen.filter(({ order }) => order);
const wrong = seen.filter(({ hasCharacters, hasOrder }) => !hasCharacters || !hasOrder);
const rows = [
	['characters', share(byCharacters, ({ hasCharacters }) => hasCharacters), '99 %'],
	['order', share(byOrder, ({ hasOrder }) => hasOrder), '98.5 %'],
];
const shownAlone = seen.filter(({ isShown }) => isShown).length;
console.log(`${listed.length} files, ${seen.length} pages, ${failed.length} files cannot be read.\n`);
console.log(table(['Pages on which three of four readers agree', 'We agree', 'To reach'], rows, [1, 2]));
console.log(
	table(
		['Why not', 'Pages'],
		[...groupsOf(wrong, reasonOf)].map(([reason, group]) => [reason, String(group.length)]),
		[1],
	),
);
for (const line of failed) console.log(line);
for (const page of wrong.slice(0, shown)) show(page);
console.log(
	`\nWe agree: ${rows.map(([what, good]) => `${what} ${good}`).join(', ')}; ${shownAlone} pages show what we alone read`,
);

/** A page on which we disagree: where the first difference is, and what each reader says there. */
function show(page: Page): void {
	console.log(`\n${page.file} page ${page.number}: ${reasonOf(page)}`);
	const own = normalised(page.ours);
	const first = normalised(page.theirs[(page.hasCharacters ? page.order : (page.characters ?? page.order))![0]!]!);
	let at = 0;
	while (at < own.length && own[at] === first[at]) at++;
	const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(at - 20, 0), at + 60));
	console.log(`  ${'ours'.padEnd(8)} ${String(own.length).padStart(6)} ${excerpt(own)}`);
	for (const [index, text] of page.theirs.entries()) {
		const said = text === undefined ? undefined : normalised(text);
		console.log(
			`  ${drawing[index]!.padEnd(8)} ${String(said?.length ?? '-').padStart(6)} ${said === undefined ? '' : excerpt(said)}`,
		);
	}
}
