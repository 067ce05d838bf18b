/**
 * Fields for dates and times (HTML Standard, 4.10.5.1.7 to 4.10.5.1.11): as browsers of the United States show them in documents of their
 * language or of none, and otherwise as they are written, since 03/04 would be another day to most readers.
 */

/** `isHint`: it says what to write there. */
export interface FieldText {
	readonly value: string;
	readonly isHint: boolean;
	/** The same in parts, some of which look like other elements. */
	readonly parts?: readonly { readonly text: string; readonly look?: 'separator' | 'button' }[];
}

export interface DatedField {
	readonly text: FieldText;
	/** Characters of the longest text, and sides of its parts. */
	readonly columns: number;
	readonly sides: number;
	readonly icon: 'calendar' | 'clock';
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `language`: a tag of BCP 47, or empty. `undefined` for other types. */
export function readDated(type: string, value: string, language: string): DatedField | undefined {
	const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
	if (!kind) return undefined;
	const written = kind.write(value.trim());
	const text = AMERICAN.has(language) ? (written ?? kind.empty) : written === undefined ? '' : value.trim().replace('T', ' ');
	return {
		text: { value: text, isHint: false, parts: splitParts(text) },
		columns: kind.columns,
		sides: kind.sides,
		icon: kind.icon,
	};
}

const AMERICAN: ReadonlySet<string> = new Set(['', 'en', 'en-us']);

interface Kind {
	readonly empty: string;
	readonly columns: number;
	readonly sides: number;
	readonly icon: DatedField['icon'];
	readonly write: (value: string) => string | undefined;
}

const EMPTY_DATE = 'mm/dd/yyyy';
const EMPTY_TIME = '--:-- --';

const KINDS: Readonly<Record<string, Kind>> = {
	date: { empty: EMPTY_DATE, columns: 10, sides: 6, icon: 'calendar', write: writeDate },
	time: { empty: EMPTY_TIME, columns: 8, sides: 6, icon: 'clock', write: writeTime },
	month: {
		empty: '--------- ----',
		columns: 14,
		sides: 4,
		icon: 'calendar',
		write: (value) => {
			const [, year, month] = /^(\d{4,6})-(\d\d)$/.exec(value) ?? [];
			const name = MONTHS[Number(month) - 1];
			return name === undefined ? undefined : `${name} ${year}`;
		},
	},
	week: {
		empty: 'Week --, ----',
		columns: 13,
		sides: 4,
		icon: 'calendar',
		write: (value) => {
			const [, year, week] = /^(\d{4,6})-W(\d\d)$/.exec(value) ?? [];
			return week === undefined || Number(week) < 1 || Number(week) > 53 ? undefined : `Week ${week}, ${year}`;
		},
	},
	'datetime-local': {
		empty: `${EMPTY_DATE}, ${EMPTY_TIME}`,
		columns: 20,
		sides: 12,
		icon: 'calendar',
		write: (value) => {
			const [date, time] = [writeDate(value.slice(0, -6)), writeTime(value.slice(-5))];
			return date === undefined || time === undefined || !/[T ]/.test(value.at(-6) ?? '') ? undefined : `${date}, ${time}`;
		},
	},
};

function writeDate(value: string): string | undefined {
	const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(value) ?? [];
	const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
	return isDate ? `${month}/${day}/${year}` : undefined;
}

function writeTime(value: string): string | undefined {
	const [, hour, minute] = /^(\d\d):(\d\d)(?::\d\d(?:\.\d{1,3})?)?$/.exec(value) ?? [];
	if (!(Number(hour) < 24 && Number(minute) < 60)) return undefined;
	const half = Number(hour) < 12 ? 'AM' : 'PM';
	return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${half}`;
}

/** Marks between the parts that can be filled in are a pixel away from each. */
const splitParts = (text: string): NonNullable<FieldText['parts']> =>
	text.split(/(, |[/: ])/).map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, look: 'separator' }));
