import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const set_bookmarks: Example = {
	inputs: ['report.pdf'],
	parameters: {
		bookmark_list:
			'{"bookmarks": [{"title": "Überblick", "page": 1}, {"title": "Results", "page": null, "open": true, "children": [{"title": "Sales", "page": 3}]}]}',
	},
	small: { bookmark_list: { bookmarks: [{ title: 'Start', page: 1 }] } },
	trial: { titles: ['Start'] },
	shows: 'three bookmarks, of which “Results” is an open heading',
	gives: { texts: [wholeReport], holds: ['/Title (Überblick)', '/Title (Sales)'], holdsNot: ['/Title (Chapter 1)'] },
};
