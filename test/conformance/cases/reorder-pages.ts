import type { Case } from '../case';
import { LOCKED, RESTRICTED, staysLocked, staysRestricted } from '../common';

const order = (page_order: string, pages: number[], title = `page_order ${page_order}`): Case => ({
	title,
	documents: ['12 pages'],
	parameters: { page_order },
	gives: { pages },
});

const noOrder = (page_order: string, message: RegExp, title = `page_order ${page_order}`): Case => ({
	title,
	documents: ['8 pages'],
	parameters: { page_order },
	refuses: { page_order: message },
});

export const reorder_pages: readonly Case[] = [
	order('3,1,2', [3, 1, 2]),
	order('10..', [10, 11, 12]),
	order('-1,1..-9', [12, 1, 2, 3, 4]),
	order('1,1,11..', [1, 1, 11, 12]),
	order('10..5', [10, 9, 8, 7, 6, 5]),
	order('-1..-3', [12, 11, 10]),
	order(' 2 , 4..5 ', [2, 4, 5], 'white space around items'),
	{
		title: 'pages that are not named, without remains in the file',
		documents: ['3 pages'],
		parameters: { page_order: '3,1' },
		gives: { pages: [3, 1], holdsNot: ['(Page 2)', '<506167652032>'] },
	},
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: { page_order: '2..,1' },
		gives: { pages: [2, 3, 1], ...staysRestricted },
		ours: true,
	},
	{
		title: 'a locked document opens with open_password and stays locked',
		documents: [LOCKED],
		parameters: { page_order: '2', open_password: 'user' },
		gives: { pages: [2], ...staysLocked },
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
	noOrder(`${'1,'.repeat(10_000)}1`, /20000 characters/, 'a page order of 20,001 characters'),
];
