search overview: 0229561d3f66
search devices: 3209a0e00d84
search regions: 191b915976c7
search keywords: 02a133bfd7e5
search hours: f123c86105d6
feed overview: 4432526ca4fd
feed regions: a98ef6ec6933
feed keywords: 26cd96555530
feed direction: b36230a36622
feed hours: fb9a2b07ae9f

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
    SELECT t.currencies, p.currencies AS "previousCurrencies", json_build_object($22::text, trim_scale(round("t"."impression", 2))::text, $23::text, trim_scale(round("t"."click", 2))::text, $24::text, trim_scale(round($25::numeric * "t"."click" / nullif("t"."impression", 0), 8))::text, $26::text, CASE WHEN cardinality("t".currencies) = 1 THEN round("t"."cost", 2)::text END, $27::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round($28::numeric * "t"."cost" / nullif("t"."click", 0), 8))::text END, $29::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round($30::numeric * "t"."cost" / nullif("t"."impression", 0), 8))::text END, $31::text, trim_scale(round("t"."conversion", 2))::text, $32::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round($33::numeric * "t"."cost" / nullif("t"."conversion", 0), 8))::text END, $34::text, trim_scale(round($35::numeric * "t"."conversion" / nullif("t"."click", 0), 8))::text) AS totals,
      (SELECT count(*) FROM groups) AS "totalCount",
      (
        SELECT coalesce(json_agg(json_build_object(
          'name', g.name, 'values', json_build_object($36::text, trim_scale("g"."impression")::text, $37::text, trim_scale("g"."click")::text, $38::text, trim_scale(round($39::numeric * "g"."click" / nullif("g"."impression", 0), 8))::text, $40::text, CASE WHEN cardinality("g".currencies) = 1 THEN "g"."cost"::text END, $41::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round($42::numeric * "g"."cost" / nullif("g"."click", 0), 8))::text END, $43::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round($44::numeric * "g"."cost" / nullif("g"."impression", 0), 8))::text END, $45::text, trim_scale("g"."conversion")::text, $46::text, CASE WHEN cardinality("g".currencies) = 1 THEN trim_scale(round($47::numeric * "g"."cost" / nullif("g"."conversion", 0), 8))::text END, $48::text, trim_scale(round($49::numeric * "g"."conversion" / nullif("g"."click", 0), 8))::text),
          'previous', CASE WHEN p.name IS NOT NULL THEN json_build_object($50::text, trim_scale("p"."impression")::text, $51::text, trim_scale("p"."click")::text, $52::text, trim_scale(round($53::numeric * "p"."click" / nullif("p"."impression", 0), 8))::text, $54::text, CASE WHEN cardinality("p".currencies) = 1 THEN "p"."cost"::text END, $55::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round($56::numeric * "p"."cost" / nullif("p"."click", 0), 8))::text END, $57::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round($58::numeric * "p"."cost" / nullif("p"."impression", 0), 8))::text END, $59::text, trim_scale("p"."conversion")::text, $60::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round($61::numeric * "p"."cost" / nullif("p"."conversion", 0), 8))::text END, $62::text, trim_scale(round($63::numeric * "p"."conversion" / nullif("p"."click", 0), 8))::text) END,
          'share', round(CASE WHEN cardinality(g.currencies) = 1 THEN "g"."cost" END / nullif("t"."cost", 0), 8)::float8
        ) ORDER BY CASE WHEN cardinality(g.currencies) = 1 THEN "g"."cost" END DESC NULLS LAST, g.impression DESC, g.name), '[]')
        FROM first_groups g LEFT JOIN previous_groups p USING (name)
      ) AS items
    FROM totals t, previous_totals p;
-- parameters: ["device",[7,9],"search","device","2026-11-09","2026-11-15","2026-11-09","2026-11-15","search","device","device",[7,9],"search","device","2026-11-02","2026-11-08","2026-11-02","2026-11-08","search","device",15,"impression","click","ctr",1,"cost","cpc",1,"cpm",1000,"conversion","conversionCost",1,"conversionRate",1,"impression","click","ctr",1,"cost","cpc",1,"cpm",1000,"conversion","conversionCost",1,"conversionRate",1,"impression","click","ctr",1,"cost","cpc",1,"cpm",1000,"conversion","conversionCost",1,"conversionRate",1]
