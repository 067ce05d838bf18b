/** npm run reading:labels: whether the value beside a label, as `pdftotext -layout` shows them, is found by a search for it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { searchPage } from '../../shared/local/text/search';
import type { PageText } from '../../shared/model/text/page-text';
import { PageReader } from '../../shared/model/text/page-reader';
import { patternOf } from '../../shared/patterns';
import type { Pattern } from '../../shared/patterns';
import { openDocument } from '../../shared/pdf/open-document';
import { job } from '../../test/support/hosts/local';
import { run } from '../../test/support/readers/programs';
import { givenFolder, listedIn, type Listed } from '../../test/support/readers/source';
import { table } from '../core.mts';
import { list, options, whole } from '../usage.mts';

const USAGE = `Usage: npm run reading:labels -- FOLDER [OPTIONS]

  --only PART,…  only files whose names hold one of these
  --pages N      the first N pages of each file (default 10)
  --show N       how many wrong values are shown (default 20)`;

const { folder, listed, pages, shown } = options(
	USAGE,
	{ only: list, pages: whole(10), show: whole(20, 0) },
	({ only, pages, show: shown }, words) => {
		const folder = givenFolder(words[0]);
		return { folder, pages, shown, listed: listedIn(folder, ({ file }) => only?.some((part) => file.includes(part)) ?? true) };
	},
);

/** A label of words with a colon, at the beginning of a cell, and the word that follows it on its line. */
const PAIR = /(?:^| {2})((?:\p{L}[\p{L}.'-]*)(?: [\p{L}.'-]+){0,3}):( {1,30})(\S*[\p{L}\p{Nd}]\S*)(?= |$)/gmu;
/** The other words of a label, after its first. */
const REST_OF_LABEL = /^(?: [^\s:]+){0,3} ?:(?!\S)/;
/** Another label, also one of several words, is not the value of the one before it: both may have theirs below them. */
const labelsOf = (text: string) =>
	[...text.matchAll(PAIR)]
		.filter(({ 0: pair, index, 3: value }) => !value!.endsWith(':') && !REST_OF_LABEL.test(text.slice(index + pair.length)))
		.map(([, label, , value]) => ({ label: label!, value: value! }));

function plain(text: string): string {
	return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}

interface Pair {
	readonly file: string;
	readonly page: number;
	readonly label: string;
	readonly value: string;
	/** By a search along lines, and by one in reading order alone. */
	readonly found: string | undefined;
	readonly inOrder: string | undefined;
}

const pairs: Pair[] = [];
/** Values that our text of their page does not have: `npm run reading` counts these. */
let unread = 0;
for (const one of listed)
	try {
		pairs.push(...(await pairsIn(one)));
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
	}

async function pairsIn({ file, password }: Listed): Promise<Pair[]> {
	const from = path.join(folder, file);
	const key = password === undefined ? [] : ['-upw', password];
	const { stdout } = await run('pdftotext', ['-layout', '-l', String(pages), ...key, from, '-']);
	const texts = stdout.toString('utf8').split('\f');
	const wanted = texts.map(labelsOf);
	if (wanted.every((labels) => labels.length === 0)) return [];
	const document = await openDocument(readFileSync(from), job(), { password });
	const reader = new PageReader(document);
	const found: Pair[] = [];
	for (const [index, labels] of wanted.slice(0, document.pages.count).entries()) {
		if (labels.length === 0) continue;
		const page = await reader.page(index);
		for (const { label, value } of labels) {
			// A label that is there twice has two values, and more text may come before it than a search can know.
			if (texts[index]!.split(`${label}:`).length !== 2) continue;
			if (!plain(page.flow.text).includes(plain(value))) {
				unread++;
				continue;
			}
			const pattern = await expression(label);
			found.push({ file, page: index + 1, label, value, ...(await valuesOf(page, pattern)) });
		}
	}
	return found;
}

function expression(label: string): Promise<Pattern> {
	const search = `${label.replace(/[.]/g, '\\.')}:\\s*(\\S+)`;
	const { pace } = job();
	return patternOf('search', search, 'regex', pace, () => undefined);
}

async function valuesOf(page: PageText, pattern: Pattern): Promise<Pick<Pair, 'found' | 'inOrder'>> {
	const { pace } = job();
	const [match] = (await searchPage(page, pattern, 1, pace)).matches;
	const [first] = (await pattern.search(page.flow.text, 1, pace)).matches;
	return { found: match?.groups['1'], inOrder: first?.groups['1'] };
}

const row = (name: string, of: (pair: Pair) => string | undefined): string[] => {
	const right = pairs.filter((pair) => plain(of(pair) ?? '') === plain(pair.value)).length;
	const missing = pairs.filter((pair) => of(pair) === undefined).length;
	return [name, String(right), String(pairs.length - right - missing), String(missing)];
};
const wrong = pairs.filter(({ found, value }) => found !== undefined && plain(found) !== plain(value));
console.log(
	`${pairs.length} pairs of label and value in ${new Set(pairs.map(({ file }) => file)).size} files; ${unread} values more are not read at all.\n`,
);
console.log(
	table(
		['Search', 'Right', 'Wrong', 'Not found'],
		[row('along lines and in reading order', ({ found }) => found), row('in reading order alone', ({ inOrder }) => inOrder)],
		[1, 2, 3],
	),
);
for (const { file, page, label, value, found } of wrong.slice(0, shown))
	console.log(`${file} page ${page}: ${label}: ${value}, and found is ${found}`);
const missing = pairs.filter(({ found }) => found === undefined);
for (const { file, page, label, value } of missing.slice(0, shown))
	console.log(`${file} page ${page}: ${label}: ${value} is not found`);
if (wrong.length > 0) process.exitCode = 1;
