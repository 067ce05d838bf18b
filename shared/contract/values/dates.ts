/** Dates (ISO 32000-2, 7.9.4; XMP part 1, 8.2.1.2) and ISO 8601, the form in which all hosts show and take them. */

interface Parts {
	readonly year: string;
	readonly month?: string | undefined;
	readonly day?: string | undefined;
	readonly hour?: string | undefined;
	readonly minute?: string | undefined;
	readonly second?: string | undefined;
	/** `Z`, or a sign with hours and minutes. */
	readonly zone?: string | undefined;
}

/** `D:YYYYMMDDHHmmSSOHH'mm'`; prefix, apostrophes and everything after the year are optional. Some writers end UTC with `Z'`. */
const PDF_DATE =
	/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/;
/** A program that was not ready for the year 2000 wrote `19` and the years since 1900: `D:19101` is 2001. */
const YEARS_SINCE_1900 = /^(D:)?19(1\d\d)(\d{10})(?!\d)/;
const ISO_DATE =
	/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;

/**
 * A date of a PDF document or of XMP as ISO 8601, as precise as it is; undefined if it is not a date.
 * `isoDate("D:20261120143000+01'00'")` is `'2026-11-20T14:30:00+01:00'`.
 */
export function isoDate(text: string): string | undefined {
	// Longer than any date, so it is not searched.
	if (text.length > 64) return undefined;
	const clean = text.trim().replace(YEARS_SINCE_1900, (_, prefix: string | undefined, years: string, rest: string) => {
		return `${prefix ?? ''}${1900 + Number(years)}${rest}`;
	});
	return formatDate(partsOf(PDF_DATE.exec(clean) ?? ISO_DATE.exec(clean)));
}

/**
 * An ISO 8601 date in the form of a PDF date; undefined if it is not a date. It has the last apostrophe of PDF 1.7, because
 * some readers require it. A date without a time zone stays without one.
 * `pdfDate('2026-11-20T14:30:00+01:00')` is `"D:20261120143000+01'00'"`.
 */
export function pdfDate(iso: string): string | undefined {
	const parts = iso.length > 64 ? undefined : partsOf(ISO_DATE.exec(iso.trim()));
	if (!parts || formatDate(parts) === undefined) return undefined;
	const { year, month = '', day = '', hour = '', minute = '', second = '', zone = '' } = parts;
	return `D:${year}${month}${day}${hour}${minute}${second}${zone === 'Z' || zone === '' ? zone : `${zone.replace(':', "'")}'`}`;
}

function partsOf(match: RegExpExecArray | null): Parts | undefined {
	if (!match) return undefined;
	const [, year, month, day, hour, minute, second, utc, sign, zoneHours, zoneMinutes] = match;
	const zone = utc ?? (sign === undefined ? undefined : `${sign}${zoneHours ?? '00'}:${zoneMinutes ?? '00'}`);
	return { year: year!, month, day, hour, minute, second, zone };
}

function formatDate(parts: Parts | undefined): string | undefined {
	if (!parts) return undefined;
	const { year, month, day, hour, minute = '00', second = '00', zone } = parts;
	const within = (value: string | undefined, low: number, high: number) =>
		value === undefined || (Number(value) >= low && Number(value) <= high);
	if (Number(year) === 0 || !within(month, 1, 12) || !within(day, 1, daysOf(Number(year), Number(month)))) return undefined;
	if (!within(hour, 0, 23) || !within(minute, 0, 59) || !within(second, 0, 59)) return undefined;
	if (zone !== undefined && zone !== 'Z' && !(within(zone.slice(1, 3), 0, 23) && within(zone.slice(4), 0, 59))) return undefined;
	const date = [year, month, day].filter((part) => part !== undefined).join('-');
	return hour === undefined
		? date
		: `${date}T${hour}:${minute}:${second}${zone === '+00:00' || zone === '-00:00' ? 'Z' : (zone ?? '')}`;
}

function daysOf(year: number, month: number): number {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
