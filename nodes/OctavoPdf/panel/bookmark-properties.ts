/** The inputs of the node for bookmarks: rows with a title, a page and a level, or JSON as Get Info gives it. */
import type { INodeProperties } from 'n8n-workflow';
import { camel } from '../../../shared/contract/names';
import { asNode, asTool } from './form-properties';

/** The field of the contract that the rows are the value of. */
export const BOOKMARK_LIST = 'bookmark_list';
export const BOOKMARKS_FROM = 'bookmarksFrom';
/** In place of a page. */
export const HEADING = 'none';
/** The rows. */
export const BOOKMARKS = 'bookmarks';

const ofBookmarks = { operation: [camel('set_bookmarks')] };

const bookmarksFrom: INodeProperties = {
	displayName: 'Bookmarks From',
	name: BOOKMARKS_FROM,
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'Bookmarks Below', value: 'rows', description: 'Rows of titles, pages and levels that you enter' },
		{ name: 'JSON', value: 'json', description: 'A list of bookmarks as Get Info gives it, or an expression' },
	],
	default: 'rows',
	description: 'Where the bookmarks come from',
	displayOptions: { show: { ...ofBookmarks, ...asNode } },
};

const rows: INodeProperties = {
	displayName: 'Bookmarks',
	name: BOOKMARKS,
	type: 'fixedCollection',
	typeOptions: { multipleValues: true, sortable: true },
	placeholder: 'Add Bookmark',
	default: { values: [{ title: '', page: '1', level: 1 }] },
	description: 'The bookmarks in their order. One of level 2 is below the last one of level 1 before it.',
	displayOptions: { show: { ...ofBookmarks, [BOOKMARKS_FROM]: ['rows'] } },
	options: [
		{
			displayName: 'Values',
			name: 'values',
			values: [
				{
					displayName: 'Title',
					name: 'title',
					type: 'string',
					default: '',
					placeholder: 'e.g. Chapter 1',
					description: 'The text of the bookmark',
				},
				{
					displayName: 'Page',
					name: 'page',
					type: 'string',
					default: '1',
					placeholder: 'e.g. 3',
					description: 'The page to which it leads, counted from 1, or none for a heading that leads nowhere',
				},
				{
					displayName: 'Level',
					name: 'level',
					type: 'number',
					typeOptions: { minValue: 1, numberPrecision: 0 },
					default: 1,
					description: 'How deep the bookmark is: 1 at the top',
				},
			],
		},
	],
};

/** A model writes the list. */
export const bookmarkProperties: INodeProperties[] = [
	bookmarksFrom,
	{ ...bookmarksFrom, default: 'json', displayOptions: { show: { ...ofBookmarks, ...asTool } } },
	rows,
];
