import type { Case } from '../case';
import { LOCKED, staysLocked } from '../common';

const labelled = (title: string, list: readonly object[], labels: readonly (string | null)[]): Case => ({
	title,
	documents: ['8 pages'],
	parameters: { labels: JSON.stringify({ labels: list }) },
	gives: { labels },
});

const refused = (title: string, labels: string, message: RegExp): Case => ({
	title,
	documents: ['3 pages'],
	parameters: { labels },
	refuses: { labels: message },
});

export const set_page_labels: readonly Case[] = [
	labelled(
		'ranges of every style',
		[
			{ from: 1, style: 'roman_lower' },
			{ from: 3 },
			{ from: 5, style: 'letters_upper', start: 26 },
			{ from: 7, style: 'none', prefix: 'Index' },
			{ from: 8, style: 'roman_upper', prefix: 'A-', start: 14 },
		],
		['i', 'ii', '1', '2', 'Z', 'AA', 'Index', 'A-XIV'],
	),
	labelled(
		'ranges in any order, and a first one after the first page',
		[
			{ from: 6, style: 'letters_lower' },
			{ from: 3, prefix: 'Кап. ' },
		],
		['1', '2', 'Кап. 1', 'Кап. 2', 'Кап. 3', 'a', 'b', 'c'],
	),
	{
		title: 'labels in place of those of the document',
		documents: ['rich, a'],
		parameters: { labels: '{"labels": [{"from": 2, "start": 12}]}' },
		gives: { labels: ['1', '12', '13', '14'] },
	},
	{
		title: 'an empty list removes the labels',
		documents: ['rich, a'],
		parameters: { labels: '{"labels": []}' },
		gives: { labels: [null, null, null, null] },
	},
	{
		title: 'an empty list, and a document without labels',
		documents: ['3 pages'],
		parameters: { labels: '{"labels": []}' },
		gives: { unchanged: true },
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { labels: '{"labels": [{"from": 1, "prefix": "p"}]}', open_password: 'user' },
		gives: { labels: ['p1', 'p2', 'p3'], ...staysLocked },
	},
	{ title: 'no labels', documents: ['3 pages'], parameters: {}, refuses: { labels: /is required/ } },
	{
		title: 'a list without its object',
		documents: ['3 pages'],
		parameters: { labels: '[{"from": 1, "prefix": "p"}]' },
		gives: { labels: ['p1', 'p2', 'p3'] },
	},
	refused('a number', '7', /must be a JSON object/),
	refused(
		'another member than labels',
		'{"labels": [], "ranges": []}',
		/^has “ranges”, which means nothing there: it takes only labels$/,
	),
	refused('a page that the document does not have', '{"labels": [{"from": 4}]}', /^labels\[0\]\.from must be a page from 1 to 3/),
	refused('no page', '{"labels": [{"style": "none"}]}', /^labels\[0\]\.from is missing: it must be a page from 1 to 3/),
	refused('a page twice', '{"labels": [{"from": 1}, {"from": 1}]}', /^labels\[1\]\.from is 1, as in labels\[0\]/),
	refused(
		'an unknown style',
		'{"labels": [{"from": 1, "style": "roman"}]}',
		/^labels\[0\]\.style must be one of decimal, .*letters_upper, none \(did you mean roman_lower or roman_upper\?\)$/,
	),
	refused(
		'a number of the first page below 1',
		'{"labels": [{"from": 1, "start": 0}]}',
		/^labels\[0\]\.start must be a whole number from 1/,
	),
	refused(
		'a number where none is shown',
		'{"labels": [{"from": 1, "style": "none", "start": 2}]}',
		/^labels\[0\]\.start has no effect/,
	),
	refused('a prefix that is not text', '{"labels": [{"from": 1, "prefix": 7}]}', /^labels\[0\]\.prefix must be a text/),
	refused(
		'a prefix with a line break',
		'{"labels": [{"from": 1, "prefix": "A\\n"}]}',
		/^labels\[0\]\.prefix must not contain control/,
	),
	refused('a misspelled member', '{"labels": [{"from": 1, "prefx": "A"}]}', /^labels\[0\] has “prefx”.*did you mean prefix/),
];
