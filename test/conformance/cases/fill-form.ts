import type { Case } from '../case';
import { NO_FORM } from '../common';

const EMPTY = { name: undefined, agree: 'Off', color: 'Off', plan: 'basic', notes: undefined };

/** `filled`: the fields whose values change. `texts`: what the page then shows. */
function fills(title: string, values: string, filled: Partial<Record<keyof typeof EMPTY, string>>, texts: string[]): Case {
	const fields = Object.entries({ ...EMPTY, ...filled }).map(([name, value]) =>
		value === undefined ? name : `${name} = ${value}`,
	);
	return {
		title,
		documents: ['a form'],
		parameters: { values },
		gives: { texts: [['Page 1', ...texts].join('\n')], fields, redrawn: 'all' },
	};
}

const refuses = (title: string, values: string, message: RegExp, more: Record<string, string> = {}): Case => ({
	title,
	documents: ['a form'],
	parameters: { values, ...more },
	refuses: { values: message },
	ours: true,
});

export const fill_form: readonly Case[] = [
	fills('text', '{"name": "Ada Lovelace"}', { name: 'Ada Lovelace' }, ['Ada Lovelace', 'Basic']),
	fills(
		'every kind of field',
		'{"name": "Ada", "agree": true, "color": "red", "plan": "pro", "notes": "one\\ntwo"}',
		{ name: 'Ada', agree: 'Yes', color: 'red', plan: 'pro', notes: 'one\rtwo' },
		['Ada', 'Professional', 'one', 'two'],
	),
	fills('Greek and Cyrillic', '{"name": "Ωμέγα Ёжик"}', { name: 'Ωμέγα Ёжик' }, ['Ωμέγα Ёжик', 'Basic']),
	{
		...fills('names that are not in the form, which are ignored', '', { name: 'Ada' }, ['Ada', 'Basic']),
		parameters: { values: '{"name": "Ada", "row_number": 7}', unknown_fields: 'ignore' },
	},
	{
		title: 'a form that becomes content of the page',
		documents: ['a form'],
		parameters: { values: '{"name": "Ada"}', flatten: 'true' },
		gives: { texts: ['Page 1\nAda\nBasic'], ...NO_FORM, redrawn: 'all' },
	},
	refuses('a name that is not in the form', '{"nmae": "Ada"}', /“nmae” is not a field.*did you mean name/),
	refuses('an option that does not exist', '{"plan": "gold"}', /“plan” takes one of “basic”, “pro”/),
	refuses('text that is too long', '{"name": "Ada Lovelace, Countess of Lovelace"}', /at most 20 characters; the value has 34/),
	refuses('a number of more digits than it keeps', '{"name": 9007199254740993}', /“name” takes a number of at most 15 digits/),
	refuses('a number beyond all numbers', '{"name": 1e999}', /has a number that is too large/),
	refuses('half of a character', '{"name": "Ada \\ud83d"}', /“name” takes no incomplete character/),
	fills('a number', '{"name": 9007199254740991}', { name: '9007199254740991' }, ['9007199254740991', 'Basic']),
	fills('values after a byte order mark', '\uFEFF{"name": "Ada"}', { name: 'Ada' }, ['Ada', 'Basic']),
	refuses('values of which none fits', '{"a": 1, "b": 2}', /none of the 2 names/, { unknown_fields: 'ignore' }),
	{
		...fills('a value in a font that is given', '{"name": "Ωμέγα Ёжик"}', { name: 'Ωμέγα Ёжик' }, ['Ωμέγα Ёжик', 'Basic']),
		files: { font: 'a font' },
	},
	{
		title: 'a web font',
		documents: ['a form'],
		parameters: { values: '{}' },
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
	refuses(
		'values with 5,000 arrays within one another',
		`{"name": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
		/more than 100 arrays/,
	),
	refuses('an array instead of an object', '[1, 2]', /JSON object/),
	refuses('text that is not JSON', '{"name": ', /JSON/),
	{ title: 'no values', documents: ['a form'], parameters: {}, refuses: { values: /required/ } },
	{
		title: 'a document without a form',
		documents: ['1 page'],
		parameters: { values: '{"name": "Ada"}' },
		refuses: { file: /no form fields/ },
		ours: true,
	},
];
