search overview: b0f879a545ed
search devices: 871a3ed7c940
search regions: fb91619212cc
search keywords: f03d0d291f0b
search hours: c37a40302902
feed overview: 35a92fc54ace
feed regions: 8197c1a88630
feed keywords: caf81b39a046
feed direction: 3199eac018c5
feed hours: bf2c6f1ead4a

-- search devices
    WITH current_rows AS MATERIALIZED (
      SELECT coalesce(i.dims ->> $1::text, '') AS name, r.currency, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost"
      FROM (SELECT f.begin_date - (extract(isodow FROM f.begin_date)::int - 1) AS period_begin,
      min(f.account_id) AS account_id,
      f.item_key, f.currency, sum("f"."impression") AS "impression", sum("f"."click") AS "click", sum("f"."cost") AS "cost", sum("f"."conversion") AS "conversion", sum("f"."pc_cost") AS "pc_cost", sum("f"."mobile_cost") AS "mobile_cost"
    FROM facts f
    WHERE "f".account_id = ANY($2::int[])
    AND "f".channel = $3 AND "f".section = $4 AND f.begin_date BETWEEN $5::date AND $6::date
    AND f.end_date BETWEEN $7::date AND $8::date
    AND f.end_date - (extract(isodow FROM f.end_date)::int - 1) = f.begin_date - (extract(isodow FROM f.begin_date)::int - 1)

    GROUP BY 1,  f.item_key, f.currency) r JOIN accounts a USING (account_id) LEFT JOIN items i ON i.account_id = r.account_id AND i.channel = $9 AND i.section = $10
    AND i.item_key = r.item_key
      GROUP BY 1, 2),
    previous_rows AS MATERIALIZED (
      SELECT coalesce(i.dims ->> $11::text, '') AS name, r.currency, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost"
      FROM (SELECT f.begin_date - (extract(isodow FROM f.begin_date)::int - 1) AS period_begin,
      min(f.account_id) AS account_id,
      f.item_key, f.currency, sum("f"."impression") AS "impression", sum("f"."click") AS "click", sum("f"."cost") AS "cost", sum("f"."conversion") AS "conversion", sum("f"."pc_cost") AS "pc_cost", sum("f"."mobile_cost") AS "mobile_cost"
    FROM facts f
    WHERE "f".account_id = ANY($12::int[])
    AND "f".channel = $13 AND "f".section = $14 AND f.begin_date BETWEEN $15::date AND $16::date
    AND f.end_date BETWEEN $17::date AND $18::date
    AND f.end_date - (extract(isodow FROM f.end_date)::int - 1) = f.begin_date - (extract(isodow FROM f.begin_date)::int - 1)

    GROUP BY 1,  f.item_key, f.currency) r JOIN accounts a USING (account_id) LEFT JOIN items i ON i.account_id = r.account_id AND i.channel = $19 AND i.section = $20
    AND i.item_key = r.item_key
      GROUP BY 1, 2),
    totals AS (SELECT coalesce(array_agg(DISTINCT r.currency), '{}') AS currencies, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost"
    FROM "current_rows" r),
    previous_totals AS (SELECT coalesce(array_agg(DISTINCT r.currency), '{}') AS currencies, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost"
    FROM "previous_rows" r),
    groups AS (
      SELECT r.name, t.currencies, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost" FROM current_rows r, totals t GROUP BY r.name, t.currencies
    ),
    previous_groups AS (
      SELECT r.name, t.currencies, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost" FROM previous_rows r, previous_totals t GROUP BY r.name, t.currencies
    ),
    first_groups AS (SELECT * FROM groups g ORDER BY CASE WHEN cardinality(g.currencies) = 1 THEN "g"."cost" END DESC NULLS LAST, g.impression DESC, g.name LIMIT $21)
    SELECT t.currencies, p.currencies AS "previousCurrencies", json_build_object($22::text, CASE WHEN cardinality("t".currencies) = 1 THEN round("t"."cost", 2)::text END, $23::text, trim_scale(round("t"."click", 2))::text, $24::text, trim_scale(round(1::numeric(40, 30) * "t"."click" / nullif("t"."impression", 0), 8))::text, $25::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."click", 0), 8))::text END, $26::text, trim_scale(round("t"."conversion", 2))::text, $27::text, trim_scale(round("t"."impression", 2))::text, $28::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "t"."cost" / nullif("t"."impression", 0), 8))::text END, $29::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."conversion", 0), 8))::text END, $30::text, trim_scale(round(1::numeric(40, 30) * "t"."conversion" / nullif("t"."click", 0), 8))::text) AS totals,
      (SELECT count(*) FROM groups) AS "totalCount",
      (
        SELECT coalesce(json_agg(json_build_object(
          'name', g.name, 'values', json_build_object($31::text, CASE WHEN cardinality("g".currencies) = 1 THEN "g"."cost"::text END, $32::text, trim_scale("g"."click")::text, $33::text, trim_scale(round(1::numeric(40, 30) * "g"."click" / nullif("g"."impression", 0), 8))::text, $34::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "g"."cost" / nullif("g"."click", 0), 8))::text END, $35::text, trim_scale("g"."conversion")::text, $36::text, trim_scale("g"."impression")::text, $37::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "g"."cost" / nullif("g"."impression", 0), 8))::text END, $38::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "g"."cost" / nullif("g"."conversion", 0), 8))::text END, $39::text, trim_scale(round(1::numeric(40, 30) * "g"."conversion" / nullif("g"."click", 0), 8))::text),
          'previous', CASE WHEN p.name IS NOT NULL THEN json_build_object($40::text, CASE WHEN cardinality("p".currencies) = 1 THEN "p"."cost"::text END, $41::text, trim_scale("p"."click")::text, $42::text, trim_scale(round(1::numeric(40, 30) * "p"."click" / nullif("p"."impression", 0), 8))::text, $43::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."click", 0), 8))::text END, $44::text, trim_scale("p"."conversion")::text, $45::text, trim_scale("p"."impression")::text, $46::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "p"."cost" / nullif("p"."impression", 0), 8))::text END, $47::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."conversion", 0), 8))::text END, $48::text, trim_scale(round(1::numeric(40, 30) * "p"."conversion" / nullif("p"."click", 0), 8))::text) END,
          'share', round(CASE WHEN cardinality(g.currencies) = 1 THEN "g"."cost" END / nullif("t"."cost", 0), 8)::float8
        ) ORDER BY CASE WHEN cardinality(g.currencies) = 1 THEN "g"."cost" END DESC NULLS LAST, g.impression DESC, g.name), '[]')
        FROM first_groups g LEFT JOIN previous_groups p USING (name)
      ) AS items
    FROM totals t, previous_totals p;
-- parameters: ["device",[7,9],"search","device","2026-11-09","2026-11-15","2026-11-09","2026-11-15","search","device","device",[7,9],"search","device","2026-11-02","2026-11-08","2026-11-02","2026-11-08","search","device",15,"cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate"]
