/** Rules, decisions, laws and documents that code and documents cite exist in this repository. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withPrograms } from './support/judges/needs';
import { repositoryFiles, root } from './support/repository';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const SEMANTICS = 'docs/semantics.md';
const WITH_COMMENTS = ['*.ts', '*.mts', '*.mjs', '*.cjs', '*.md', '*.yml', '.ci/run', ':!action/dist'];
const files = repositoryFiles('-co', '--exclude-standard', ...WITH_COMMENTS).filter((file) => file !== 'test/citations.test.ts');

/** A comment that runs over several lines is one text. */
const unwrapped = (text: string) => text.replace(/\n\s*(?:\*|\/\/|#)? ?/g, ' ');

/** `D1` … of the list, `1`, `7.1` of headings, and `4.5` of the numbered rules below a heading. */
function rules(text: string): { decisions: Set<string>; sections: Set<string> } {
	const sections = new Set<string>();
	let section = '';
	for (const line of text.split('\n')) {
		const heading = /^#{2,3} (\d+(?:\.\d+)?) /.exec(line)?.[1];
		const rule = /^(\d+)\. /.exec(line)?.[1];
		if (heading !== undefined) sections.add((section = heading));
		else if (rule !== undefined) sections.add(`${section}.${rule}`);
	}
	return { decisions: new Set([...text.matchAll(/^- \*\*(D\d+)\*\* /gm)].map(([, name]) => name!)), sections };
}

const known = rules(read(SEMANTICS));
const laws = new Set([...read('docs/design.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number!));

/** Citations in `text` that do not resolve. */
function unresolved(text: string): string[] {
	const cited = unwrapped(text);
	// Sections of other standards do not count, and D50 and D65 are illuminants.
	const ours = cited.replace(/\b(?:RFC \d+|APPNOTE|RFC) §[\d.]+/g, '');
	return [
		...[...ours.matchAll(/(?<![\w#/%<.+-])D(?!50|65)[1-9]?\d(?![\w.:-]\w|\w)/g)]
			.map(([name]) => name)
			.filter((name) => !known.decisions.has(name)),
		...[...ours.matchAll(/§(\d+(?:\.\d+)*)/g)].filter(([, number]) => !known.sections.has(number!)).map(([name]) => name),
		...[...cited.matchAll(/\blaws? (\d+)/g)].filter(([, number]) => !laws.has(number!)).map(([name]) => name),
		...[...cited.matchAll(/(?<![\w/-])docs\/[\w-]+\.md/g)]
			.map(([name]) => name)
			.filter((name) => !existsSync(path.join(root, name))),
		// Documents that are not in this repository, except GitHub's own guides.
		...[...cited.matchAll(/\bdesign[ ]law\b|\bsemantics §|\bbeyond\.md|(?<!security-)\bguides[/]/g)].map(([name]) => name),
	];
}

test('finds the rules, decisions and laws of the documents', () => {
	// Numbers above 44 may be missing: they are of decisions that are not built yet.
	const numbers = [...known.decisions].map((name) => Number(name.slice(1)));
	expect(numbers.slice(0, 44)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
	expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
	expect(numbers.at(-1)).toBeLessThanOrEqual(92);
	expect(laws.size).toBe(7);
	expect(known.sections.size).toBeGreaterThan(100);
});

test('has the sections in the order of their numbers, and names them all at the top', () => {
	const text = read(SEMANTICS);
	const sections = [...text.matchAll(/^## (\d+ .+)$/gm)].map(([, heading]) => heading!);
	expect(/^1 Decisions · .+$/m.exec(text)?.[0].split(' · ')).toEqual(sections);
	const numbers = [...text.matchAll(/^#{2,3} (\d+)(?:\.(\d+))? /gm)].map(([, one, two = '0']) => Number(one) * 100 + Number(two));
	expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
});

test('finds a citation that does not resolve', () => {
	const lost = ['D0', 'D99', '§99', '§4.99', 'law 8', 'docs/missing.md'];
	expect(lost.map((name) => unresolved(`/** See docs/semantics.md, ${name}. */`))).toEqual(lost.map((name) => [name]));
	expect(unresolved('(docs/semantics.md, D9 and\n * §8.1; docs/design.md, law 1; RFC 9110 §12.5.1)')).toEqual([]);
});

withPrograms('git').test('resolves every citation', () => {
	expect(files.length).toBeGreaterThan(600);
	// Codes of units look like decisions.
	const citing = files.filter((file) => !file.endsWith('/long-lists.ts'));
	const wrong = citing.flatMap((file) => unresolved(read(file)).map((name) => `${file} cites ${name}`));
	expect(wrong).toEqual([]);
});
