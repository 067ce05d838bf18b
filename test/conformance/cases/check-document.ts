import type { Case } from '../case';
import { LOCKED } from '../common';

export const check_document: readonly Case[] = [
	{
		title: 'a document that passes all checks',
		documents: ['3 pages'],
		parameters: { maximum_pages: '3', forbid_javascript: 'true', require_unlocked: 'true' },
		gives: { data: { passed: true } },
	},
	{
		title: 'too many pages',
		documents: ['8 pages'],
		parameters: { maximum_pages: '7', maximum_bytes: '100000' },
		refuses: { file: /has 8 pages; at most 7 are allowed/ },
	},
	{
		title: 'a font that is not embedded',
		documents: ['1 page'],
		parameters: { require_embedded_fonts: 'true' },
		refuses: { file: /A font is not embedded: Helvetica/ },
	},
	{
		title: 'a document that needs a password',
		documents: [LOCKED],
		parameters: { require_unlocked: 'true' },
		refuses: { file: /does not open without a password/ },
	},
	{
		title: 'text that must and must not be there',
		documents: ['3 pages'],
		parameters: { required_text: 'page 2', forbidden_text: 'todo', require_searchable: 'true', maximum_unreadable: '0' },
		gives: {
			data: { passed: true, checks: ['required_text', 'forbidden_text', 'require_searchable', 'maximum_unreadable'] },
		},
	},
	{
		title: 'text that must be there and is not',
		documents: ['3 pages'],
		parameters: { required_text: 'Page [45]', search_mode: 'regex' },
		refuses: { file: /^The required text is not in the document\.$/ },
	},
	{
		title: 'text that must not be there and is',
		documents: ['12 pages'],
		parameters: { forbidden_text: 'page 1' },
		refuses: { file: /^The forbidden text is on pages 1, 10, 11 and 12\.$/ },
	},
	{
		title: 'a forbidden text that is not an expression',
		documents: ['1 page'],
		parameters: { forbidden_text: '[', search_mode: 'regex' },
		refuses: { forbidden_text: /is not a regular expression/ },
	},
	{
		title: 'the text of a document that needs a password',
		documents: [LOCKED],
		parameters: { required_text: 'page' },
		refuses: { file: /not known what its text is: give it as open_password/ },
	},
	{
		title: 'a report of violations',
		documents: ['12 pages'],
		parameters: { maximum_pages: '7', maximum_bytes: '1', forbidden_text: 'page 1', on_violation: 'report' },
		gives: {
			data: {
				passed: false,
				checks: ['maximum_pages', 'maximum_bytes', 'forbidden_text'],
				failures: [
					{
						rule: 'maximum_pages',
						found: 12,
						limit: 7,
						pages: [],
						message: 'The document has 12 pages; at most 7 are allowed.',
					},
					{ rule: 'maximum_bytes', limit: 1 },
					{
						rule: 'forbidden_text',
						found: 4,
						limit: 0,
						pages: [1, 10, 11, 12],
						message: 'The forbidden text is on pages 1, 10, 11 and 12.',
					},
				],
			},
		},
	},
	{
		title: 'an unknown value of on_violation',
		documents: ['1 page'],
		parameters: { maximum_pages: '7', on_violation: 'ignore' },
		refuses: { on_violation: /one of error, report/ },
	},
	{
		title: 'a signature that is there',
		documents: ['a signed page'],
		parameters: { require_signature: 'true' },
		gives: { data: { passed: true, checks: ['require_signature'] } },
	},
	{
		title: 'a signature that is not there',
		documents: ['3 pages'],
		parameters: { require_signature: 'true' },
		refuses: { file: /^The document has no signature\.$/ },
	},
	{
		title: 'a signature that covers nothing',
		documents: ['signed'],
		parameters: { require_signature: 'true', on_violation: 'report' },
		gives: { data: { passed: false, failures: [{ rule: 'require_signature' }] } },
	},
	{ title: 'nothing to check', documents: ['1 page'], parameters: {}, refuses: { maximum_pages: /is required, unless/ } },
];
