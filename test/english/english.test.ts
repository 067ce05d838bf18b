/** Comments, titles of tests, messages and documents are in plain English: none of the phrases of phrases.ts is left, or it says why. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withPrograms } from '../support/judges/needs';
import { repositoryFiles, root } from '../support/repository';
import { exceptions, phrases, type Exception, type Phrase } from './phrases';
import { proseOf } from './prose';

/** Not the history, nor what other programs or `npm run generate` write. */
const WRITTEN = /^(?:CHANGELOG|THIRD-PARTY-NOTICES)\.md$|^action\/dist\//;
const files = repositoryFiles('-co', '--exclude-standard').filter(
	(file) => /\.(?:[cm]?ts|[cm]js|md)$/.test(file) && !WRITTEN.test(file),
);

interface Finding {
	readonly file: string;
	readonly line: number;
	readonly sentence: string;
	readonly phrase: Phrase;
}

function findingsIn(file: string, source: string): Finding[] {
	return proseOf(file, source).flatMap(({ text, line }) =>
		phrases.flatMap((phrase) =>
			[...text.matchAll(phrase.pattern)].map(({ 0: found, index }) => ({
				file,
				line,
				sentence: text.slice(Math.max(0, index - 60), index + Math.max(60, found.length)),
				phrase,
			})),
		),
	);
}

const findings = files.flatMap((file) => findingsIn(file, readFileSync(path.join(root, file), 'utf8')));
const covers = ({ where, text = '' }: Exception, { file, sentence }: Finding): boolean =>
	(where.endsWith('/') ? file.startsWith(where) : file === where) && sentence.includes(text);

const wordings = (file: string, source: string): string[] =>
	findingsIn(file, source).map(({ line, phrase }) => `${line}: ${phrase.name}`);

test.each([
	['a comment', 'const a = 1; // removes what is unused\n', ['1: what is']],
	[
		'a sentence over several lines',
		'/**\n * One. What\n * nobody edits is copied.\n */\n',
		['1: What as the subject', '1: nobody'],
	],
	['a title', "\n\ntest('names each file that is no image', () => {});\n", ['3: is no']],
	['a template', 'const a = `${b} is no image (${c})`;\n', ['1: is no']],
	[
		'a habit',
		'// Bytes behind the end: so many of them are in no part, and a note tells of that.\n',
		['1: behind', '1: so many', '1: tells of', '1: is in no'],
	],
])('finds phrases in %s', (_, source, found) => expect(wordings('a.ts', source)).toEqual(found));

test.each([
	['code in a comment', 'a.ts', '// See `what is unused`.\n'],
	['a regular expression and an address', 'a.ts', "const a = /what is/; const b = 'https://localhost/what//is';\n"],
	['an indirect question', 'a.ts', '// The message says what was found, and what is accepted.\n'],
	['a question', 'a.md', 'What is a region?\n'],
	['a block of code', 'a.md', 'An example:\n\n```sh\nrun # what is unused, and what is not\n```\n'],
	['a generated section', 'a.md', '<!-- <generated x> -->\n\nRemoves what is unused.\n\n<!-- </generated x> -->\n'],
	[
		'things in space',
		'a.md',
		'Two instances behind a load balancer put text over a page or behind it, and leave nothing behind.\n',
	],
	['a consequence', 'a.md', 'So many objects are removed that the others get new numbers.\n'],
	['an existence', 'a.md', 'There is no image. It is no longer there.\n'],
	['an owner before a noun', 'a.md', 'The size of its own page.\n'],
])('leaves %s alone', (_, file, source) => expect(wordings(file, source)).toEqual([]));

withPrograms('git')('all that is written', () => {
	test('reads every file that is written by hand', () => {
		expect(files.length).toBeGreaterThan(600);
		expect(findings.length).toBeGreaterThan(5);
	});

	test.each(phrases.map((phrase) => [phrase.name, phrase] as const))('finds no "%s"', (_, phrase) => {
		const left = findings.filter(
			(finding) => finding.phrase === phrase && !exceptions.some((exception) => covers(exception, finding)),
		);
		const places = left.map(({ file, line, sentence }) => `${file}:${line}: … ${sentence} …`);
		expect({ better: phrase.better, places }).toEqual({ better: phrase.better, places: [] });
	});

	test.each(exceptions.map((exception) => [exception.where, exception] as const))('needs its exception: %s', (_, exception) => {
		expect(findings.some((finding) => covers(exception, finding))).toBe(true);
	});
});
