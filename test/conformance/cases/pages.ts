/** Operations on pages. */
import type { Case } from '../cases';
import { badDocuments, lockedDocument, pages, richTexts, upTo } from './common';

const restricted = 'restricted, owner password "owner"';
const locked = 'locked, user password "user"';

const order = (page_order: string, texts: string[], title = `page_order ${page_order}`): Case => ({
	title,
	documents: ['12 pages'],
	parameters: { page_order },
	gives: { texts },
});

const noOrder = (page_order: string, message: RegExp, title = `page_order ${page_order}`): Case => ({
	title,
	documents: ['8 pages'],
	parameters: { page_order },
	refuses: { page_order: message },
});

/** Cases for first_page and last_page. */
const ranges = (parameters: object): Case[] => [
	{
		title: 'a first page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '9' },
		refuses: { first_page: /9.*8 pages/ },
		ours: true,
	},
	{
		title: 'a last page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '2', last_page: '9' },
		refuses: { last_page: /9.*8 pages/ },
		ours: true,
	},
	{
		title: 'a first page after the last',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '5', last_page: '4' },
		refuses: { first_page: /last_page/ },
	},
	{
		title: 'pages that are not whole numbers from 1',
		documents: ['8 pages'],
		parameters: { ...parameters, first_page: '0', last_page: '1e3' },
		refuses: { first_page: /at least 1/, last_page: /at least 1/ },
	},
];

/** `pages` in place of the range, where each page of the set counts. */
const sets = (parameters: object): Case[] => [
	{
		title: 'a set together with a range',
		documents: ['8 pages'],
		parameters: { ...parameters, pages: '2', last_page: '4' },
		refuses: { pages: /together with last_page/ },
	},
	{
		title: 'a set with a page beyond the end',
		documents: ['8 pages'],
		parameters: { ...parameters, pages: '2, 9' },
		refuses: { pages: /entry 2 .*page 9.*8 pages/ },
	},
];

export const pageCases = {
	reorder_pages: [
		order('3,1,2', pages(3, 1, 2)),
		order('10..', pages(10, 11, 12)),
		order('-1,1..-9', [...pages(12), ...upTo(4)]),
		order('1,1,11..', pages(1, 1, 11, 12)),
		order('10..5', pages(10, 9, 8, 7, 6, 5)),
		order('-1..-3', pages(12, 11, 10)),
		order(' 2 , 4..5 ', pages(2, 4, 5), 'white space around items'),
		{
			title: 'pages that are not named, without remains in the file',
			documents: ['3 pages'],
			parameters: { page_order: '3,1' },
			gives: { texts: pages(3, 1), holdsNot: ['(Page 2)', '<506167652032>'] },
		},
		{
			title: 'a restricted document keeps its restrictions',
			documents: [restricted],
			parameters: { page_order: '2..,1' },
			gives: { texts: pages(2, 3, 1), encryption: 'AES-256', permissions: -2056, opensWith: ['', 'owner'] },
			ours: true,
		},
		{
			title: 'a locked document opens with open_password and stays locked',
			documents: [locked],
			parameters: { page_order: '2', open_password: 'user' },
			gives: { texts: pages(2), encryption: 'AES-128', opensWith: ['user', 'owner'], closedTo: [''] },
		},
		noOrder('', /required/, 'no page order'),
		noOrder('1,,2', /entry 2 is empty/),
		noOrder('1,', /entry 2 is empty/),
		noOrder('0', /page 0/),
		noOrder('-0', /page 0/),
		noOrder('+3', /entry 1/),
		noOrder('..5', /1\.\.5/),
		noOrder('1..2..3', /entry 1/),
		noOrder('1 2', /entry 1/),
		noOrder('2-5', /2\.\.5/),
		{ ...noOrder('9', /entry 1 .*9.*8 pages/), ours: true },
		{ ...noOrder('1,-9', /entry 2 .*-9.*8 pages/), ours: true },
		{ ...noOrder('7..9', /entry 1 .*9.*8 pages/), ours: true },
		{ ...noOrder('9..', /entry 1 .*9.*8 pages/), ours: true },
		noOrder(`${'1,'.repeat(500)}1`, /1000 characters/, 'a page order of 1001 characters'),
		...badDocuments({ page_order: '1' }),
		...lockedDocument({ page_order: '1' }),
	],
	reverse_pages: [
		{ title: 'three pages', documents: ['3 pages'], parameters: {}, gives: { texts: pages(3, 2, 1) } },
		{ title: 'one page', documents: ['1 page'], parameters: {}, gives: { texts: pages(1) } },
		{
			title: 'outline and form stay',
			documents: ['rich, a'],
			parameters: {},
			gives: {
				texts: richTexts('a').reverse(),
				fields: ['name'],
				outline: ['a Chapter 1', 'a Section 1.1', 'a Section 1.1.1', 'a Part', 'a Chapter 2'],
			},
		},
		...badDocuments({}),
		...lockedDocument({}),
	],
	rotate_pages: [
		{
			title: 'all pages, clockwise',
			documents: ['3 pages'],
			parameters: { angle: '90' },
			gives: { texts: upTo(3), rotations: [90, 90, 90] },
		},
		{
			title: 'a range, counter-clockwise, with signs and spaces',
			documents: ['8 pages'],
			parameters: { angle: ' -90', first_page: '+2', last_page: '3' },
			gives: { texts: upTo(8), rotations: [0, 270, 270, 0, 0, 0, 0, 0] },
		},
		{
			title: 'added to the existing rotation (D15)',
			documents: ['3 pages, turned by 90'],
			parameters: { angle: '270', first_page: '3' },
			gives: { texts: upTo(3), rotations: [90, 90, 0] },
		},
		{
			title: 'by 0 degrees',
			documents: ['3 pages, turned by 90'],
			parameters: { angle: '0', last_page: '' },
			gives: { texts: upTo(3), rotations: [90, 90, 90] },
		},
		{
			title: 'a locked document opens with open_password',
			documents: [locked],
			parameters: { angle: '180', open_password: 'owner' },
			gives: { texts: upTo(3), rotations: [180, 180, 180], encryption: 'AES-128', opensWith: ['user', 'owner'], closedTo: [''] },
		},
		{ title: 'no angle', documents: ['3 pages'], parameters: {}, refuses: { angle: /one of 0, 90, 180, 270, -90, -180, -270/ } },
		{
			title: 'every offending field at once',
			documents: ['3 pages'],
			parameters: { angle: '45', first_page: '-1', last_page: '2147483648' },
			refuses: { angle: /one of 0, 90/, first_page: /at least 1/, last_page: /2147483647/ },
		},
		{ title: 'angle 360', documents: ['3 pages'], parameters: { angle: '360' }, refuses: { angle: /one of/ } },
		{ title: 'angle 90.0', documents: ['3 pages'], parameters: { angle: '90.0' }, refuses: { angle: /one of/ } },
		...ranges({ angle: '90' }),
		...sets({ angle: '90' }),
		...badDocuments({ angle: '90' }),
		...lockedDocument({ angle: '90' }),
	],
	remove_pages: [
		{
			title: 'a range in the middle, without remains in the file',
			documents: ['8 pages'],
			parameters: { first_page: '2', last_page: '7' },
			gives: { texts: pages(1, 8), holdsNot: ['(Page 5)', '<506167652035>'] },
		},
		{
			title: 'from the first page, by default',
			documents: ['8 pages'],
			parameters: { last_page: '6' },
			gives: { texts: pages(7, 8) },
		},
		{
			title: 'to the last page, by default',
			documents: ['8 pages'],
			parameters: { first_page: '3', last_page: '' },
			gives: { texts: pages(1, 2) },
		},
		{
			title: 'outline entries of removed pages go, the others stay',
			documents: ['rich, a'],
			parameters: { first_page: '3', last_page: '3' },
			gives: {
				texts: richTexts('a').filter((_, index) => index !== 2),
				fields: ['name'],
				outline: ['a Chapter 1', 'a Section 1.1', 'a Part', 'a Chapter 2'],
			},
			ours: true,
		},
		{ title: 'every page', documents: ['3 pages'], parameters: {}, refuses: { first_page: /at least one page/ }, ours: true },
		...ranges({}),
		...sets({}),
		...badDocuments({ last_page: '1' }),
		...lockedDocument({ last_page: '1' }),
	],
	extract_pages: [
		{
			title: 'a range in the middle, and nothing else',
			documents: ['8 pages'],
			parameters: { first_page: '2', last_page: '3' },
			gives: { texts: pages(2, 3), holdsNot: ['(Page 1)', '<506167652031>', '(Page 4)', '<506167652034>'] },
		},
		{ title: 'to the end', documents: ['8 pages'], parameters: { first_page: '8' }, gives: { texts: pages(8) } },
		{ title: 'every page', documents: ['3 pages'], parameters: {}, gives: { texts: upTo(3) } },
		...ranges({}),
		...sets({}),
		...badDocuments({ last_page: '1' }),
		...lockedDocument({ last_page: '1' }),
	],
} satisfies Readonly<Record<string, readonly Case[]>>;
