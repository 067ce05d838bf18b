/** A workflow of examples/github, as the runner reads it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pathOf } from '../../support/judges/programs.cjs';
import type { WorkflowStep } from './github-script';
import { root, tooLong, type StepResult } from './runner';

/** The folder of all. */
export const recipes = path.join(root, 'examples', 'github');

/** Those that test/action/recipes/further-examples.test.ts runs. */
export const FURTHER = [
	'chunks-for-models.yml',
	'compress-media.yml',
	'html-report.yml',
	'letters-from-csv.yml',
	'picture-comment.yml',
	'review-comment.yml',
	'visual-golden.yml',
];

interface Workflow {
	readonly jobs: Readonly<Record<string, { readonly steps: readonly WorkflowStep[] }>>;
}

/** The steps of all jobs of the workflow. */
export const stepsOf = (name: string): readonly WorkflowStep[] =>
	Object.values((parse(readFileSync(path.join(recipes, name), 'utf8')) as Workflow).jobs).flatMap(({ steps }) => steps);

/** The text with the values of its expressions. */
const evaluated = (name: string, text: unknown, values: Readonly<Record<string, string>>): string =>
	String(text).replace(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => {
		const value = values[expression];
		if (value === undefined) throw new Error(`${name} uses the unknown expression ${expression}`);
		return value;
	});

/** The inputs that the runner would make from the `with:` of the only step, or of one of several, with these values for its expressions. */
export function inputsOf(name: string, values: Readonly<Record<string, string>>, position?: number): Record<string, string> {
	const ours = stepsOf(name).filter(({ uses }) => /^octavo-pdf\/octavo[/@]/.test(uses ?? ''));
	if (position === undefined) expect(ours).toHaveLength(1);
	const step = ours[position ?? 0];
	return Object.fromEntries(Object.entries(step?.with ?? {}).map(([input, text]) => [input, evaluated(name, text, values)]));
}

/** The lines that a `run:` step with jq prints after the step `id` of the Action. */
export function printed(name: string, id: string, { outputs }: StepResult): string[] {
	const step = stepsOf(name).find(({ run: script }) => script?.startsWith('jq '));
	const values = Object.fromEntries(Object.entries(outputs).map(([output, value]) => [`steps.${id}.outputs.${output}`, value]));
	const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([key, text]) => [key, evaluated(name, text, values)]));
	expect(tooLong(env)).toEqual([]);
	const { status, stdout, stderr } = spawnSync(pathOf('bash')!, ['--noprofile', '--norc', '-e', '-c', step?.run ?? 'false'], {
		env: { PATH: process.env['PATH'] ?? '', GITHUB_STEP_SUMMARY: '/dev/null', ...env },
		encoding: 'utf8',
	});
	expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
	return stdout.trimEnd().split('\n');
}
