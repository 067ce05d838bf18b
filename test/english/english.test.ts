/** Comments, titles of tests, messages and documents are in plain English: none of the phrases of phrases.ts is left, or it says why. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exceptions, phrases, type Exception, type Phrase } from './phrases';
import { proseOf } from './prose';

const root = path.join(__dirname, '..', '..');

/** Not the history, nor what other programs or `npm run generate` write. */
const WRITTEN = /^(?:CHANGELOG|THIRD-PARTY-NOTICES|docs\/mistakes)\.md$|^action\/dist\//;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
	.split('\n')
	.filter((file) => /\.(?:[cm]?ts|[cm]js|md)$/.test(file) && !WRITTEN.test(file) && existsSync(path.join(root, file)));

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
