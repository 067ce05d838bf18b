/** Names of headings, to which links such as `#my-heading` lead, as GitHub makes them. */
export class Slugs {
	private readonly used = new Map<string, number>();

	next(title: string): string {
		const plain = title
			.toLowerCase()
			.trim()
			.replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '')
			.replaceAll(' ', '-');
		let slug = plain;
		for (let count = this.used.get(plain) ?? 0; this.used.has(slug); slug = `${plain}-${count}`) count++;
		if (slug !== plain) this.used.set(plain, Number(slug.slice(plain.length + 1)));
		this.used.set(slug, 0);
		return slug;
	}
}
