/** The same cases with native qpdf and mutool. */
import { qpdfPassword, run } from '../../test/support/readers/programs';
import type { Case } from './cases.mts';
import type { Source } from './source.mts';
import type { Reply } from './child.mts';
import { statSync } from 'node:fs';

export type Native = 'qpdf' | 'mutool';

/** Runs a case with a native program; undefined if it has no such operation. */
export async function native(
	engine: Native,
	each: Case,
	source: Source,
	pages: number,
	output: string,
): Promise<Reply | undefined> {
	const file = `${output}0.pdf`;
	const args = engine === 'qpdf' ? qpdf(each, source, pages, file) : mutool(each, source, pages, file);
	if (!args) return undefined;
	const started = performance.now();
	const { code, stderr } = await run(engine, args);
	const milliseconds = Math.round(performance.now() - started);
	const size = statSync(file, { throwIfNoEntry: false })?.size;
	const fine = code === 0 || (engine === 'qpdf' && code === 3);
	if (fine && size !== undefined) return { kind: 'done', documents: [{ path: file, size }], milliseconds };
	return { kind: 'refused', code: `exit ${code}`, message: stderr.split('\n')[0] ?? '', milliseconds };
}

function qpdf(
	{ operation, turned, pages: order, protection }: Case,
	source: Source,
	pages: number,
	output: string,
): string[] | undefined {
	const input = [...qpdfPassword(source.password), source.path];
	const chosen = order(pages)
		.map((page) => page + 1)
		.join(',');
	switch (operation) {
		case 'rotate_pages':
			return [...input, `--rotate=+90:1-${turned?.(pages)}`, output];
		case 'reverse_pages':
		case 'reorder_pages':
		case 'remove_pages':
		case 'extract_pages':
			return chosen === '' ? undefined : [...input, '--pages', '.', chosen, '--', output];
		case 'merge_documents': {
			const one = [source.path, ...qpdfPassword(source.password), '1-z'];
			return ['--empty', '--pages', ...one, ...one, '--', output];
		}
		case 'add_password':
		case 'add_restrictions': {
			if (typeof protection === 'string') return undefined;
			const { user = '', owner = 'an owner', revision } = protection;
			const bits = protection.owner === undefined ? [] : ['--print=none', '--extract=n'];
			const algorithm = revision === 6 ? ['256'] : ['128', '--use-aes=y'];
			return [...input, '--allow-weak-crypto', '--encrypt', user, owner, ...algorithm, ...bits, '--', output];
		}
		case 'remove_password':
		case 'remove_restrictions':
			return [...input, '--decrypt', output];
		default:
			return undefined;
	}
}

function mutool({ operation, pages: order }: Case, source: Source, pages: number, output: string): string[] | undefined {
	if (source.password !== undefined) return undefined;
	const chosen = order(pages)
		.map((page) => page + 1)
		.join(',');
	switch (operation) {
		case 'reverse_pages':
		case 'reorder_pages':
		case 'remove_pages':
		case 'extract_pages':
			return chosen === '' ? undefined : ['merge', '-o', output, source.path, chosen];
		case 'merge_documents':
			return ['merge', '-o', output, source.path, source.path];
		default:
			return undefined;
	}
}
