/** One wrong value and one empty value for each kind of input. The answer has the name and the valid values, and all problems at once. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { hostInputs, readInputs } from '../../../action/steps/inputs';
import type { OctavoError } from '../../../shared/contract/errors';
import { root } from '../support/runner';

/** The problems told, by the names of inputs. `empty`: inputs that a workflow has set to nothing. */
async function told(given: Readonly<Record<string, string>>, empty: readonly string[] = []): Promise<Record<string, string[]>> {
	const reading = readInputs(
		(name) => given[name] ?? '',
		() => undefined,
		(name) => empty.includes(name),
	);
	const { issues } = await reading.then(
		() => ({ issues: [] }),
		(thrown: unknown) => thrown as OctavoError,
	);
	const names = [...new Set(issues.map(({ field }) => field))];
	return Object.fromEntries(
		names.map((name) => [name, issues.filter(({ field }) => field === name).map(({ message }) => message)]),
	);
}

interface Kind {
	readonly step: string;
	/** Wire name. */
	readonly name: string;
	readonly wrong: string;
	readonly says: RegExp;
	/** If it is empty. */
	readonly empty: RegExp;
}

const KINDS: Readonly<Record<string, Kind>> = {
	'a whole number': {
		step: 'add_page_numbers',
		name: 'first_number',
		wrong: 'two',
		says: /^must be a whole number of at least 0$/,
		empty: /^is empty: write 1, which is the default, or leave the field out$/,
	},
	'a length': {
		step: 'add_text_watermark',
		name: 'margin',
		wrong: 'wide',
		says: /^must be a decimal number .* or a length such as 20 mm/,
		empty: /^is empty: write 1, which is the default/,
	},
	'true or false': {
		step: 'add_attachment',
		name: 'replace_existing',
		wrong: 'perhaps',
		says: /^must be true or false$/,
		empty: /^is empty: write false, which is the default/,
	},
	'one of several words': {
		step: 'rotate_pages',
		name: 'angle',
		wrong: '45',
		says: /^must be one of 0, 90, 180/,
		empty: /^is empty: it must be one of 0, 90, 180/,
	},
	'a list of words': {
		step: 'redact_text',
		name: 'redact_kinds',
		wrong: '"iban, shoe size"',
		says: /^must be one or more of email, .* separated by commas$/,
		empty: /^is empty: give one or more of email, .* or leave the field out$/,
	},
	JSON: {
		step: 'fill_form',
		name: 'values',
		wrong: '\'{"a":\'',
		says: /^must be a JSON object such as .* it is not valid JSON$/,
		empty: /^is empty: it must be a JSON object such as/,
	},
	'a list of JSON': {
		step: 'set_page_labels',
		name: 'labels',
		wrong: '"from: 1\\nstyle: x"',
		says: /^must be a JSON object such as \{"labels": .* or the list labels alone, or the path of a file/,
		empty: /^is empty: it must be a JSON object such as \{"labels"/,
	},
	'a date': {
		step: 'sign_document',
		name: 'signed_at',
		wrong: 'tomorrow',
		says: /^must be a date of ISO 8601 such as 2026-11-20/,
		empty: /^is empty: give a date of ISO 8601 such as 2026-11-20.* or leave the field out$/,
	},
	'a set of pages': {
		step: 'rotate_pages',
		name: 'pages',
		wrong: '3-x',
		says: /^entry 1 \('3-x'\) is not a page such as 3 or -1, a range such as/,
		empty: /^is empty: write pages such as 1\.\.3, or all for every page$/,
	},
	'an order of pages': {
		step: 'reorder_pages',
		name: 'page_order',
		wrong: '"1,,2"',
		says: /^entry 2 is empty: write pages such as 3,1,2/,
		empty: /^is empty: it must be pages such as 3,1,2/,
	},
	'a password': {
		step: 'add_password',
		name: 'password',
		wrong: 'abc',
		says: /^must be 4 to 127 characters$/,
		empty: /^is empty: it must be 4 to 127 characters$/,
	},
	'a path': {
		step: 'add_overlay',
		name: 'overlay',
		wrong: '"{index}.pdf"',
		says: /^has the unknown placeholder \{index\}: a path may hold \{dir\} and \{name\}$/,
		empty: /^is empty: it must be a PDF document$/,
	},
	'a certificate': {
		step: 'sign_document',
		name: 'certificate',
		wrong: 'keys/a.p12',
		says: /^must be the value of a secret, such as .*: PEM, or PKCS #12 in base64, and never a path$/,
		empty: /^is empty: it must be a certificate with its private key/,
	},
	'a size': {
		step: 'split_by_size',
		name: 'maximum_bytes',
		wrong: '18 megs',
		says: /^must be a whole number .* or a size such as 18 MB or 18 MiB$/,
		empty: /^is empty: it must be a whole number/,
	},
	'a color': {
		step: 'add_text_watermark',
		name: 'color',
		wrong: 'reddish',
		says: /^must be a color such as Red, darkgreen or #c00000/,
		empty: /^is empty: write Gray, which is the default/,
	},
};
const kinds = Object.values(KINDS);

test('every wrong value of a step is told at once, each with the valid ones', async () => {
	const steps = kinds.map(({ step, name, wrong }) => `- ${step}: { ${name}: ${wrong} }`).join('\n');
	const found = await told({ files: '*.pdf', steps });
	for (const [index, { name, says }] of kinds.entries())
		expect(found[`steps[${index + 1}].${name}`]).toEqual([expect.stringMatching(says)]);
});

test.each(["''", ''])('an empty value of a step is refused, and no default takes its place: %j', async (value) => {
	const steps = kinds.map(({ step, name }) => `- ${step}: { ${name}: ${value} }`).join('\n');
	const found = await told({ files: '*.pdf', steps });
	for (const [index, { name, empty }] of kinds.entries())
		expect(found[`steps[${index + 1}].${name}`]).toEqual([expect.stringMatching(empty)]);
});

test('a list or a mapping in the place of one value is told with what the value may be', async () => {
	const steps = '- rotate_pages: { angle: [90] }\n- rotate_pages: { angle: { degrees: 90 } }';
	expect(await told({ files: '*.pdf', steps })).toEqual({
		'steps[1].angle': [expect.stringMatching(/^must be a single value, one of 0, 90, .*, and is a list$/)],
		'steps[2].angle': [expect.stringMatching(/^must be a single value, one of 0, 90, .*, and is a mapping$/)],
	});
});

test('every wrong input of the Action itself is told once, with those of the operation', async () => {
	const wrong = {
		angle: '45',
		files: '!a.pdf',
		overwrite: 'ja',
		'if-no-files-found': 'fail',
		'changed-only': 'x',
		'changed-since': 'yesterday',
		'dry-run': '1',
		'continue-numbers': 'y',
		concurrency: 'many',
		'time-limit': '0',
		'on-error': 'stop',
		'fail-on': 'warnings',
		'minimum-saving': '-5',
		'compare-with-base': 'x',
		'show-text': 'x',
		'fail-on-difference': 'x',
		'fail-on-match': 'x',
		'fail-on-no-match': 'x',
		summary: 'x',
		attest: 'x',
	};
	const found = await told({ operation: 'rotate-pages', ...wrong });
	expect(Object.keys(found).sort()).toEqual(Object.keys(wrong).sort());
	for (const messages of Object.values(found)) {
		expect(messages).toHaveLength(1);
		expect(messages[0]).toMatch(/^(?:must be |is required: )\S/);
	}
});

interface Input {
	readonly default?: string;
}
const manifestOf = (folder: string): Readonly<Record<string, Input>> =>
	(parse(readFileSync(path.join(root, folder, 'action.yml'), 'utf8')) as { inputs: Record<string, Input> }).inputs;
const hasDefault = (input?: Input): boolean => (input?.default ?? '') !== '';

test('an input with a default that is set to nothing is refused, with the valid values and the cure', async () => {
	const found = await told({ operation: 'rotate-pages', angle: '90', files: 'a.pdf' }, hostInputs);
	const isRefused = (name: string): boolean => name in found;
	const all = manifestOf('.');
	expect(hostInputs.filter(isRefused)).toEqual(hostInputs.filter((name) => hasDefault(all[name]) && name !== 'github-token'));
	// GitHub gives a manifest without the default an empty value.
	for (const folder of ['check', 'review', 'text'])
		for (const [name, input] of Object.entries(manifestOf(folder)))
			expect([folder, name, isRefused(name) && !hasDefault(input)]).toEqual([folder, name, false]);
	for (const messages of Object.values(found))
		expect(messages).toEqual([
			expect.stringMatching(
				/^is empty, and must be .*: leave it out, or give its expression a default, as in \$\{\{ inputs\.name \|\| '\w+' \}\}$/,
			),
		]);
	// The runner gives every input that action.yml names, also those that are left out.
	expect(await told({ operation: 'rotate-pages', angle: '90', files: 'a.pdf', overwrite: 'true' }, ['output', 'region'])).toEqual(
		{},
	);
});
