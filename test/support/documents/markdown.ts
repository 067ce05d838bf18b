/** Documents in Markdown and HTML: those of the gallery, the examples and the tests of operations that make documents. */

export const REPORT = `---
title: Quarterly report
author: Jane Doe
lang: en
---

# Quarterly report

The third quarter of 2026 closed with *strong* growth in **all regions**, and with ***one*** exception: a supply chain that [broke in August](https://example.org/report?q=3) and was mended by September. The [figures](#figures) below are final; a note[^method] says how they were made.

Revenue grew by 12 % to €4.2 million, while costs stayed flat. Efficient offices affirm that the final effort was worth it.

## Figures

| Region   | Revenue (k€) | Growth | Remark |
|:---------|-------------:|:------:|--------|
| Europe   |     1,204.50 |  12 %  | New offices in **Vienna** and Lisbon, which together serve the whole of the southern market |
| Asia     |       987.00 |   8 %  | ASEAN only |
| Americas |     2,010.75 |  15 %  | |
| **Total** | **4,202.25** | **12 %** | |

> [!NOTE]
> Figures of the second quarter were restated after the audit.

## Work done

1. Opened two offices
2. Hired people
   - engineers, of whom there are never enough, and who take longer to find than anyone plans for at the start of a year
   - writers of manuals and of letters
3. Closed the office in Bern

### Tasks

- [x] Budget approved
- [x] Auditors chosen
- [ ] Audit of the third quarter

> The best way to predict the future is to invent it.
>
> — Alan Kay

## Method

The growth rate compares a quarter with the same quarter of the year before:

\`\`\`ts
export function growth(now: number, before: number): string {
	// Rounded to whole per cents, as in all reports of the last ten years, so that they can be compared with each other.
	return \`\${Math.round((now / before - 1) * 100)} %\`;
}
\`\`\`

CO<sub>2</sub> fell by 10<sup>3</sup> t. ~~Travel~~ is no longer reported.

[^method]: Unaudited, in thousands of euros, at the exchange rates of 30 September 2026. Rounding may lead to sums that differ from the total in the last digit.
`;

export const INVOICE = `---
title: Invoice 2026-0417
author: Octavo Ltd.
lang: en
---

# Invoice 2026-0417

**Octavo Ltd.**, 12 Folio Street, London EC1A 1BB

| | |
|:---|:---|
| **To** | Ada Lovelace, Analytical Engines plc, 7 Difference Row, Bath BA1 2AB |
| **Date** | 20 November 2026 |
| **Due** | 20 December 2026 |
| **Order** | AE-1843 |

| Item | Quantity | Unit price (€) | Amount (€) |
|:-----|---------:|---------------:|-----------:|
| Conversion of 120 manuals into tagged PDF documents | 120 | 14.00 | 1,680.00 |
| Letterheads, drawn behind every page | 1 | 240.00 | 240.00 |
| Archive of the year 2025, PDF/A-3a | 4 | 85.50 | 342.00 |
| Support, hours | 7.5 | 96.00 | 720.00 |
| | | **Net** | **2,982.00** |
| | | VAT 20 % | 596.40 |
| | | **Total** | **3,578.40** |

Please pay within 30 days to **GB29 NWBK 6016 1331 9268 19**, and name the invoice in the reference. Thank you for your business.

---

*Octavo Ltd. · Company No. 01234567 · VAT GB 123 4567 89 · [octavo.example](https://octavo.example)*
`;

export const ANSWER = `# How do I read a CSV file in Python? 📊

Great question! 🎉 There are **three** good ways, from the simplest to the fastest:

1. ✅ **The standard library** — no dependencies
2. 🚀 **pandas** — when you want to *work* with the data
3. ⚡ **polars** — when the file is large

## 1. The standard library

\`\`\`python
import csv

with open("sales.csv", newline="", encoding="utf-8") as file:
    for row in csv.DictReader(file):
        print(row["region"], float(row["amount"]))
\`\`\`

> [!TIP]
> Pass \`newline=""\`: otherwise line breaks *inside* quoted cells are changed.

## 2. pandas

\`\`\`python
import pandas as pd

sales = pd.read_csv("sales.csv", parse_dates=["date"])
print(sales.groupby("region")["amount"].sum().sort_values(ascending=False))
\`\`\`

## Which one?

| | Standard library | pandas | polars |
|---|:---:|:---:|:---:|
| Needs an install | ❌ | ✅ | ✅ |
| 1 GB in seconds | 120 | 14 | 2 |
| Memory | 🟢 low | 🔴 high | 🟡 medium |
| Good for | scripts | analysis | big data |

- [x] Use \`csv\` for small scripts
- [ ] Learn \`polars\` — it is worth it 💡

⚠️ **Watch out:** numbers with a decimal comma, such as \`1.234,56\`, need \`decimal=","\`. The sum ∑ of n ≤ 10⁶ rows → fine; beyond that, see the [documentation](https://docs.pola.rs/).

Hope that helps! 😊 Ask me if anything is unclear. 👍
`;

export const README = `# fastcache ⚡

[![build](https://example.org/badge.svg)](https://example.org/ci) [![npm](https://example.org/npm.svg)](https://example.org/npm)

A small cache in memory for Node.js: *least recently used*, with a time to live, and **without dependencies**.

- [Install](#install)
- [Use](#use)
- [Options](#options)
- [Benchmarks](#benchmarks)

## Install

\`\`\`sh
npm install fastcache
\`\`\`

## Use

\`\`\`js
import { Cache } from 'fastcache';

const cache = new Cache({ max: 1000, ttl: 60_000 });
cache.set('answer', 42);
cache.get('answer'); // 42
\`\`\`

Values are kept by *identity*: \`cache.get(key) === value\`. A key may be anything that a \`Map\` takes, so \`NaN\` is a key, too.

## Options

| Option | Type | Default | Meaning |
|--------|------|---------|---------|
| \`max\` | \`number\` | \`Infinity\` | How many entries are kept. The one that was not used for the longest time goes first. |
| \`ttl\` | \`number\` | \`0\` | How long an entry lives, in milliseconds; \`0\` means for ever |
| \`onEvict\` | \`(key, value) => void\` | | Called for each entry that goes |

<details>
<summary>Why another cache?</summary>

Because the others have *many* options, and we needed two.

</details>

## Benchmarks

Measured on Node 24, in millions of operations a second:

\`\`\`text
              get     set   memory
fastcache    41.2    18.7     ├── 1.0
lru-cache    30.5    12.1     ├── 1.4
quick-lru    28.9    15.3     └── 1.2
\`\`\`

> [!WARNING]
> A benchmark tells you about *that* machine, not about yours.

## License

MIT © the authors
`;

/** A table that goes over pages. */
export function longTable(rows: number): string {
	const cities = ['Amsterdam', 'Berlin', 'Copenhagen', 'Dublin', 'Edinburgh', 'Florence', 'Geneva', 'Helsinki'];
	const line = (number: number): string => {
		const amount = (((number * 7919) % 100_000) / 100).toLocaleString('en', { minimumFractionDigits: 2 });
		const city = cities[number % cities.length]!;
		return `| ${number} | 2026-${String((number % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')} | ${city} | Delivery ${1000 + number}${number % 9 === 0 ? ', which was late and came in two parts' : ''} | ${amount} |`;
	};
	return [
		'# Deliveries of 2026',
		'',
		'| No. | Date | City | Text | Amount (€) |',
		'|---:|:---|:---|:---|---:|',
		...Array.from({ length: rows }, (_, index) => line(index + 1)),
		'',
	].join('\n');
}

const itemRow = (name: string, count: number, price: string) =>
	`<tr><td>${name}</td><td class="number">${count}</td><td class="number">${price}</td></tr>`;

/** An invoice with a head in columns, a table and colors. */
export const HTML_INVOICE = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Invoice 2026-0417</title>
<style>
:root { --accent: #0b5394 }
* { box-sizing: border-box }
body { margin: 0; font: 14px/1.5 Helvetica, Arial, sans-serif; color: #222 }
header { display: flex; justify-content: space-between; border-bottom: 3px solid var(--accent); padding-bottom: 16px }
h1 { color: var(--accent); margin: 0 }
.cards { display: grid; grid-template-columns: repeat(2, 1fr); gap: 16px; margin: 24px 0 }
.card { background: linear-gradient(135deg, #eef4fb, #d9e8f7); border-radius: 8px; padding: 16px }
table { width: 100%; border-collapse: collapse }
th { background: var(--accent); color: #fff; text-align: left }
th, td { padding: 8px; border-bottom: 1px solid #ddd }
.number { text-align: right }
tr:nth-child(even) td { background: #f6f8fa }
tfoot td { font-weight: bold }
</style></head>
<body>
<header><div><h1>Invoice</h1><p>Number 2026-0417</p></div><address>Analytical Engines Ltd<br>12 St James's Square<br>London</address></header>
<div class="cards"><div class="card"><strong>Bill to</strong><br>Ada Lovelace</div><div class="card"><strong>Due</strong><br>22 December 2026</div></div>
<h2>Items</h2>
<table><thead><tr><th>Item</th><th class="number">Count</th><th class="number">Price</th></tr></thead><tbody>
${[1, 2, 3, 4, 5].map((number) => itemRow(`Gear wheel ${number}`, number, `${number}20.00`)).join('\n')}
</tbody><tfoot><tr><td colspan="2">Total</td><td class="number">6,600.00</td></tr></tfoot></table>
<p>Pay at <a href="https://example.com/pay">example.com/pay</a>.</p>
</body></html>`;
