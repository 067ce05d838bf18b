/** Steps with the Action in the documents have inputs that it knows and accepts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readInputs } from '../../../action/steps/inputs';
import type { WorkflowStep } from '../support/github-script';
import { root } from '../support/runner';

const documents = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => path.join('docs', name))].filter((file) =>
	file.endsWith('.md'),
);
const USES = /^octavo-pdf\/octavo(?:\/(\w+))?@v1$/;

interface Manifest {
	readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
}
const manifests = Object.fromEntries(
	['', 'check', 'review', 'text'].map((name) => [
		name,
		parse(readFileSync(path.join(root, name, 'action.yml'), 'utf8')) as Manifest,
	]),
);

/** All mappings with `uses`, wherever they are in a workflow or a part of one. */
function stepsIn(value: unknown): WorkflowStep[] {
	if (typeof value !== 'object' || value === null) return [];
	return 'uses' in value ? [value as WorkflowStep] : Object.values(value).flatMap(stepsIn);
}

/** Parts of a workflow, with a line of dots between them. */
const partsOf = (block: string): unknown[] => block.split(/^# …$/m).map((part) => parse(part) as unknown);

const steps = documents.flatMap((file) =>
	[...readFileSync(path.join(root, file), 'utf8').matchAll(/^```yaml\n([^]*?)^```/gm)].flatMap(([, block]) =>
		partsOf(block!)
			.flatMap(stepsIn)
			.flatMap((step): [string, string, WorkflowStep][] => {
				const [uses, name = ''] = USES.exec(step.uses ?? '') ?? [];
				return uses === undefined
					? []
					: [
							[
								`${file}: ${Object.values(step.with ?? {})
									.join(' ')
									.slice(0, 60)}`,
								name,
								step,
							],
						];
			}),
	),
);

const PEM = '-----BEGIN CERTIFICATE-----\nMA==\n-----END CERTIFICATE-----\n';

/** With a value for each expression. */
const evaluated = (text: string): string =>
	text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) =>
		expression.startsWith('toJSON(') ? '"a title"' : expression === 'secrets.SIGNING_CERTIFICATE' ? PEM : 'a-long-value',
	);

test('finds them all', () => {
	const mentions = documents.flatMap(
		(file) => readFileSync(path.join(root, file), 'utf8').match(/^.*uses: octavo-pdf.*@v1$/gm) ?? [],
	);
	expect(steps).toHaveLength(mentions.length);
});

test.each(steps)('%s', async (_, name, step) => {
	const { inputs } = manifests[name]!;
	const given = Object.entries(step.with ?? {}).map(([input, value]) => [input, evaluated(String(value))] as const);
	expect(given.map(([input]) => input).filter((input) => !(input in inputs))).toEqual([]);
	const values: Readonly<Record<string, string>> = {
		...Object.fromEntries(Object.entries(inputs).map(([input, { default: value = '' }]) => [input, value])),
		...Object.fromEntries(given),
	};
	const read = (input: string): string => values[input] ?? '';
	const isEmpty = (input: string): boolean => values[input] === '';
	expect((await readInputs(read, () => undefined, isEmpty)).files.length).toBeGreaterThan(0);
	// They are judged: another value is refused.
	await expect(
		readInputs(
			(input) => (input === 'concurrency' ? 'many' : read(input)),
			() => undefined,
			isEmpty,
		),
	).rejects.toThrow();
});
