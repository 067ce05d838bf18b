/** Examples in doc comments, such as "`partName(1)` is `'00001.pdf'`", are true. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.join(__dirname, '..', 'shared');
const SHOWN = /`(\w+\([^`\n]*\))` is `([^`\n]+)`/g;

interface Example {
	readonly file: string;
	readonly call: string;
	readonly result: string;
}

const examples = readdirSync(shared, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts'))
	.flatMap((file): Example[] => {
		const comments = readFileSync(path.join(shared, file), 'utf8').match(/\/\*\*[^]*?\*\//g) ?? [];
		return [...comments.join('\n').matchAll(SHOWN)].map(([, call, result]) => ({ file, call: call!, result: result! }));
	});

/** The value of an expression of literals and of what the file exports. */
async function valueOf(expression: string, file: string): Promise<unknown> {
	const names = (await import(path.join(shared, file))) as Record<string, unknown>;
	const evaluate = new Function(...Object.keys(names), `return ${expression};`) as (...values: unknown[]) => unknown;
	return evaluate(...Object.values(names));
}

const plain = (value: unknown): unknown => (value instanceof Uint32Array ? [...value] : value);

it('finds examples', () => expect(examples.length).toBeGreaterThan(15));

it.each(examples.map((example) => [example.call, example] as const))('%s', async (_, { file, call, result }) => {
	expect(plain(await valueOf(call, file))).toEqual(await valueOf(result, file));
});
