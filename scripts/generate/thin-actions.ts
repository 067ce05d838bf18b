/**
 * Actions of one purpose with few inputs, in folders of the repository, on the same bundle. Their inputs are those of action.yml with
 * the words for their operation, which is given.
 */
import { parse, stringify } from 'yaml';
import { kebab } from '../../shared/contract/names';
import type { OperationName } from '../../shared/contract/operations';
import { describeInput } from './documentation';

interface Input {
	readonly description: string;
	readonly default?: string;
	readonly required?: boolean;
}

interface Thin {
	readonly name: string;
	readonly description: string;
	readonly operation: OperationName;
	readonly inputs: readonly string[];
	readonly outputs: readonly string[];
	/** Defaults in place of those of action.yml. */
	readonly defaults?: Readonly<Record<string, string>>;
}

const THIN: Readonly<Record<string, Thin>> = {
	check: {
		name: 'Octavo PDF: check',
		description:
			'Fails if PDF documents have too many pages, fonts that are not embedded, a password, scripts, forbidden text and more',
		operation: 'check_document',
		inputs: [
			...[
				'files',
				'changed-only',
				'maximum-pages',
				'maximum-bytes',
				'require-embedded-fonts',
				'require-unlocked',
				'forbid-javascript',
			],
			...[
				'required-text',
				'forbidden-text',
				'require-searchable',
				'maximum-unreadable',
				'open-password',
				'require-e-invoice',
				'require-signature',
				'github-token',
			],
		],
		outputs: ['failed', 'markdown', 'results', 'results-file'],
	},
	review: {
		name: 'Octavo PDF: review',
		description:
			'Compares the PDF documents that a pull request or push changes with their earlier versions, and gives a table for a comment',
		operation: 'compare_documents',
		inputs: [
			...['files', 'working-directory', 'changed-only', 'compare-with-base', 'if-no-files-found'],
			...['ignore-pattern', 'tolerance', 'show-text', 'fail-on-difference', 'difference-pdf', 'output', 'overwrite'],
			...['open-password', 'github-token'],
		],
		outputs: ['same', 'changed', 'changed-pages', 'markdown', 'files', 'paths', 'count', 'results', 'results-file'],
		defaults: { 'changed-only': 'true', 'compare-with-base': 'true', 'if-no-files-found': 'ignore' },
	},
	text: {
		name: 'Octavo PDF: text',
		description: 'Writes the text of PDF documents beside them, as text, Markdown or pieces for models',
		operation: 'extract_text',
		inputs: [
			'files',
			'output',
			'overwrite',
			'changed-only',
			'pages',
			'layout',
			'per-page',
			'tables',
			'pieces',
			'open-password',
			'github-token',
		],
		outputs: ['files', 'paths', 'count', 'results', 'results-file'],
	},
};

/** The files by their paths. */
export function thinActions(actionYml: string): [file: string, text: string][] {
	const whole = parse(actionYml) as {
		readonly author: string;
		readonly branding: object;
		readonly inputs: Readonly<Record<string, Input>>;
		readonly outputs: Readonly<Record<string, object>>;
		readonly runs: { readonly using: string; readonly main: string };
	};
	return Object.entries(THIN).map(([folder, { name, description, operation, inputs, outputs, defaults = {} }]) => {
		const entries = inputs.map((input) => {
			const { [input]: given } = whole.inputs;
			if (!given) throw new Error(`${folder}: action.yml has no input ${input}`);
			// Words for other operations are of no use here.
			const words = describeInput(operation, input.replaceAll('-', '_')) ?? given.description;
			const required = given.required === true ? { required: true } : {};
			const value = defaults[input] ?? given.default;
			return [input, { description: words, ...required, ...(value === undefined ? {} : { default: value }) }] as const;
		});
		const action = {
			name,
			description,
			author: whole.author,
			branding: whole.branding,
			inputs: {
				...Object.fromEntries(entries),
				operation: {
					description: 'The operation of this action; for others, use octavo-pdf/octavo@v1.',
					default: kebab(operation),
				},
			},
			outputs: Object.fromEntries(outputs.map((output) => [output, whole.outputs[output]!])),
			runs: { ...whole.runs, main: `../${whole.runs.main}` },
		};
		const head = '# Written by npm run generate from action.yml and scripts/generate/thin-actions.ts.\n';
		return [`${folder}/action.yml`, `${head}${stringify(action, { lineWidth: 0, singleQuote: true })}`];
	});
}
