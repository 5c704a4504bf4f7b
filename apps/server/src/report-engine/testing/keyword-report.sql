-- list
    WITH current_rows AS MATERIALIZED (SELECT f.begin_date AS period_begin,
      f.account_id, f.item_key, f.currency, "f"."impression", "f"."click", "f"."cost", "f"."conversion", "f"."pc_cost", "f"."mobile_cost" FROM facts f
    WHERE "f".account_id = ANY($1::int[])
    AND "f".channel = $2 AND "f".section = $3 AND f.begin_date BETWEEN $4::date AND $5::date
    AND f.end_date BETWEEN $6::date AND $7::date
    AND f.end_date = f.begin_date
    AND ((f.account_id, f.item_key) IN (
    SELECT i.account_id, i.item_key FROM items i JOIN accounts a USING (account_id)
    WHERE "i".account_id = ANY($8::int[])
    AND "i".channel = $9 AND "i".section = $10 AND i.dims ->> $11::text = ANY($12::text[]) AND i.dims ->> $13::text = ANY($14::text[]) AND i.dims ->> $15::text = ANY($16::text[]) AND (a.account_no ILIKE $17 OR a.account_name ILIKE $18 OR i.dims ->> $19::text ILIKE $20 OR i.dims ->> $21::text ILIKE $22 OR i.dims ->> $23::text ILIKE $24)
  )) IS TRUE),
    previous_rows AS MATERIALIZED (SELECT greatest((f.begin_date + make_interval(months => $25::int))::date, $26::date) AS period_begin, min(f.begin_date) AS previous_begin,
      f.account_id,
      f.item_key, f.currency, sum("f"."impression") AS "impression", sum("f"."click") AS "click", sum("f"."cost") AS "cost", sum("f"."conversion") AS "conversion", sum("f"."pc_cost") AS "pc_cost", sum("f"."mobile_cost") AS "mobile_cost"
    FROM facts f
    WHERE "f".account_id = ANY($27::int[])
    AND "f".channel = $28 AND "f".section = $29 AND f.begin_date BETWEEN $30::date AND $31::date
    AND f.end_date BETWEEN $32::date AND $33::date
    AND f.end_date = f.begin_date
    AND ((f.account_id, f.item_key) IN (
    SELECT i.account_id, i.item_key FROM items i JOIN accounts a USING (account_id)
    WHERE "i".account_id = ANY($34::int[])
    AND "i".channel = $35 AND "i".section = $36 AND i.dims ->> $37::text = ANY($38::text[]) AND i.dims ->> $39::text = ANY($40::text[]) AND i.dims ->> $41::text = ANY($42::text[]) AND (a.account_no ILIKE $43 OR a.account_name ILIKE $44 OR i.dims ->> $45::text ILIKE $46 OR i.dims ->> $47::text ILIKE $48 OR i.dims ->> $49::text ILIKE $50)
  )) IS TRUE
    GROUP BY 1, f.account_id, f.item_key, f.currency),
    joined AS (
      SELECT coalesce(c.period_begin, p.period_begin) AS period_begin,
        coalesce(c.account_id, p.account_id) AS account_id,
        item_key, currency, p.previous_begin, c.is_current, p.is_previous,
        CASE WHEN c.is_current THEN "c"."impression" WHEN "p"."impression" IS NOT NULL THEN 0 END AS "impression", CASE WHEN c.is_current THEN "c"."click" WHEN "p"."click" IS NOT NULL THEN 0 END AS "click", CASE WHEN c.is_current THEN "c"."cost" WHEN "p"."cost" IS NOT NULL THEN 0 END AS "cost", CASE WHEN c.is_current THEN "c"."conversion" WHEN "p"."conversion" IS NOT NULL THEN 0 END AS "conversion", CASE WHEN c.is_current THEN "c"."pc_cost" WHEN "p"."pc_cost" IS NOT NULL THEN 0 END AS "pc_cost", CASE WHEN c.is_current THEN "c"."mobile_cost" WHEN "p"."mobile_cost" IS NOT NULL THEN 0 END AS "mobile_cost",
        "p"."impression" AS "previous_impression", "p"."click" AS "previous_click", "p"."cost" AS "previous_cost", "p"."conversion" AS "previous_conversion", "p"."pc_cost" AS "previous_pc_cost", "p"."mobile_cost" AS "previous_mobile_cost"
      FROM (SELECT true AS is_current, * FROM current_rows) c
      FULL JOIN (SELECT true AS is_previous, * FROM previous_rows) p
        USING (item_key, currency, period_begin, account_id)
    ),
    result AS MATERIALIZED (SELECT r.*, (r.is_current AND r.is_previous AND (
    round(1::numeric(40, 30) * "r"."click" / nullif("r"."impression", 0), 8) IS NOT DISTINCT FROM round(1::numeric(40, 30) * "r"."previous_click" / nullif("r"."previous_impression", 0), 8)
    OR abs(round(1::numeric(40, 30) * "r"."click" / nullif("r"."impression", 0), 8) - round(1::numeric(40, 30) * "r"."previous_click" / nullif("r"."previous_impression", 0), 8)) < $51::numeric / 100 * abs(round(1::numeric(40, 30) * "r"."previous_click" / nullif("r"."previous_impression", 0), 8))
  )) IS TRUE AS is_hidden FROM joined r),
    totals AS (SELECT coalesce(array_agg(c.currency ORDER BY c.currency), '{}') AS currencies,
      coalesce(sum(c.row_count), 0) AS row_count, sum("c"."impression") AS "impression", sum("c"."click") AS "click", sum("c"."cost") AS "cost", sum("c"."conversion") AS "conversion", sum("c"."pc_cost") AS "pc_cost", sum("c"."mobile_cost") AS "mobile_cost"
    FROM (SELECT r.currency, count(*) AS row_count, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost" FROM "current_rows" r GROUP BY r.currency) c),
    previous_totals AS (SELECT coalesce(array_agg(c.currency ORDER BY c.currency), '{}') AS currencies,
      coalesce(sum(c.row_count), 0) AS row_count, sum("c"."impression") AS "impression", sum("c"."click") AS "click", sum("c"."cost") AS "cost", sum("c"."conversion") AS "conversion", sum("c"."pc_cost") AS "pc_cost", sum("c"."mobile_cost") AS "mobile_cost"
    FROM (SELECT r.currency, count(*) AS row_count, sum("r"."impression") AS "impression", sum("r"."click") AS "click", sum("r"."cost") AS "cost", sum("r"."conversion") AS "conversion", sum("r"."pc_cost") AS "pc_cost", sum("r"."mobile_cost") AS "mobile_cost" FROM "previous_rows" r GROUP BY r.currency) c),
    counts AS (SELECT count(*) FILTER (WHERE NOT r.is_hidden) AS shown, count(*) AS all_rows FROM result r),
    page AS (
      SELECT * FROM result r WHERE NOT r.is_hidden ORDER BY "r"."cost" - coalesce("r"."previous_cost", 0) DESC NULLS LAST, r.period_begin DESC,

    r.cost DESC, r.currency, r.account_id, r.item_key LIMIT $52 OFFSET $53
    )
    SELECT c.shown AS "totalCount", c.all_rows - c.shown AS "hiddenCount",
      t.currencies, json_build_object($54::text, CASE WHEN cardinality("t".currencies) = 1 THEN round("t"."cost", 2)::text END, $55::text, trim_scale(round("t"."click", 2))::text, $56::text, trim_scale(round(1::numeric(40, 30) * "t"."click" / nullif("t"."impression", 0), 8))::text, $57::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."click", 0), 8))::text END, $58::text, trim_scale(round("t"."conversion", 2))::text, $59::text, trim_scale(round("t"."impression", 2))::text, $60::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "t"."cost" / nullif("t"."impression", 0), 8))::text END, $61::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."conversion", 0), 8))::text END, $62::text, trim_scale(round(1::numeric(40, 30) * "t"."conversion" / nullif("t"."click", 0), 8))::text) AS totals,
      p.currencies AS "previousCurrencies",
      json_build_object($63::text, CASE WHEN cardinality("p".currencies) = 1 THEN round("p"."cost", 2)::text END, $64::text, trim_scale(round("p"."click", 2))::text, $65::text, trim_scale(round(1::numeric(40, 30) * "p"."click" / nullif("p"."impression", 0), 8))::text, $66::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."click", 0), 8))::text END, $67::text, trim_scale(round("p"."conversion", 2))::text, $68::text, trim_scale(round("p"."impression", 2))::text, $69::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "p"."cost" / nullif("p"."impression", 0), 8))::text END, $70::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."conversion", 0), 8))::text END, $71::text, trim_scale(round(1::numeric(40, 30) * "p"."conversion" / nullif("p"."click", 0), 8))::text) AS "previousTotals",
      (SELECT coalesce(json_agg(json_build_object(
    'periodBegin', r.period_begin, 'currency', r.currency, 'dims', i.dims,
    'accountNo', a.account_no, 'accountName', a.account_name,
    'metrics', json_build_object($72::text, "r"."cost"::text, $73::text, trim_scale("r"."click")::text, $74::text, trim_scale(round(1::numeric(40, 30) * "r"."click" / nullif("r"."impression", 0), 8))::text, $75::text, trim_scale(round(1::numeric(40, 30) * "r"."cost" / nullif("r"."click", 0), 8))::text, $76::text, trim_scale("r"."conversion")::text, $77::text, trim_scale("r"."impression")::text, $78::text, trim_scale(round(1000::numeric(40, 30) * "r"."cost" / nullif("r"."impression", 0), 8))::text, $79::text, trim_scale(round(1::numeric(40, 30) * "r"."cost" / nullif("r"."conversion", 0), 8))::text, $80::text, trim_scale(round(1::numeric(40, 30) * "r"."conversion" / nullif("r"."click", 0), 8))::text), 'previous', CASE WHEN r.is_previous THEN
    json_build_object('periodBegin', r.previous_begin, 'metrics', json_build_object($81::text, "r"."previous_cost"::text, $82::text, trim_scale("r"."previous_click")::text, $83::text, trim_scale(round(1::numeric(40, 30) * "r"."previous_click" / nullif("r"."previous_impression", 0), 8))::text, $84::text, trim_scale(round(1::numeric(40, 30) * "r"."previous_cost" / nullif("r"."previous_click", 0), 8))::text, $85::text, trim_scale("r"."previous_conversion")::text, $86::text, trim_scale("r"."previous_impression")::text, $87::text, trim_scale(round(1000::numeric(40, 30) * "r"."previous_cost" / nullif("r"."previous_impression", 0), 8))::text, $88::text, trim_scale(round(1::numeric(40, 30) * "r"."previous_cost" / nullif("r"."previous_conversion", 0), 8))::text, $89::text, trim_scale(round(1::numeric(40, 30) * "r"."previous_conversion" / nullif("r"."previous_click", 0), 8))::text)) END) ORDER BY "r"."cost" - coalesce("r"."previous_cost", 0) DESC NULLS LAST, r.period_begin DESC,

    r.cost DESC, r.currency, r.account_id, r.item_key), '[]') FROM page r JOIN accounts a USING (account_id) LEFT JOIN items i ON i.account_id = r.account_id AND i.channel = $90 AND i.section = $91
    AND i.item_key = r.item_key) AS list
    FROM counts c, totals t, previous_totals p;
-- parameters: [[7,9],"search","keyword","2026-11-01","2026-11-07","2026-11-01","2026-11-07",[7,9],"search","keyword","campaignName",["Brand","品牌"],"adgroupName",["Shoes"],"matchType",["1","2"],"%50\\%\\_\\\\ off%","%50\\%\\_\\\\ off%","showWord","%50\\%\\_\\\\ off%","campaignName","%50\\%\\_\\\\ off%","adgroupName","%50\\%\\_\\\\ off%",12,"2026-11-01",[7,9],"search","keyword","2025-11-01","2025-11-07","2025-11-01","2025-11-07",[7,9],"search","keyword","campaignName",["Brand","品牌"],"adgroupName",["Shoes"],"matchType",["1","2"],"%50\\%\\_\\\\ off%","%50\\%\\_\\\\ off%","showWord","%50\\%\\_\\\\ off%","campaignName","%50\\%\\_\\\\ off%","adgroupName","%50\\%\\_\\\\ off%",5,20,40,"cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","search","keyword"]

-- coverage
    WITH spans AS MATERIALIZED (
      SELECT s.*, s.begin_date BETWEEN $1::date AND $2::date
    AND s.end_date BETWEEN $3::date AND $4::date
    AND s.end_date = s.begin_date AS counts,
        coalesce(l.data_at, s.loaded_at) AS data_at,
        (coalesce(d.failed_rows, 0) > 0 AND NOT EXISTS (
            SELECT FROM bookings b WHERE b.completes_load_id = s.load_id AND b.undone_at IS NULL
          ))
          OR s.end_date >= (coalesce(l.data_at, s.loaded_at) AT TIME ZONE a.time_zone)::date AS is_incomplete
      FROM fact_spans s JOIN accounts a USING (account_id) LEFT JOIN loads l ON l.id = s.load_id
        LEFT JOIN load_spans d ON d.load_id = s.load_id AND d.begin_date = s.begin_date AND d.end_date = s.end_date
      WHERE "s".account_id = ANY($5::int[])
    AND "s".channel = $6 AND "s".section = $7 AND s.begin_date <= $8::date AND s.end_date >= $9::date
    ),
    account_days AS (
      SELECT range_agg(daterange(s.begin_date, s.end_date, '[]')) AS days
      FROM spans s WHERE s.counts GROUP BY s.account_id
    ),
    complete_days AS (
      SELECT unnest(range_intersect_agg(d.days)) AS days FROM account_days d
      HAVING count(*) = $10
    )
    SELECT
      (
        SELECT to_char(min(t.data_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        FROM (SELECT max(s.data_at) AS data_at FROM spans s WHERE s.counts GROUP BY s.account_id) t
      ) AS "dataTime",
      (
        SELECT greatest(0, least($11::date, $12::date) - $13::date + 1
          - coalesce(sum(upper(c.days) - lower(c.days)), 0)::int)
        FROM (SELECT days * CASE WHEN least($14::date, $15::date) < $16::date THEN 'empty'::daterange
    ELSE daterange($17::date, least($18::date, $19::date), '[]') END AS days FROM complete_days) c
      ) AS "missingDays",
      (
        SELECT coalesce(sum(upper(c.days) - lower(c.days)), 0)::int
        FROM (
          SELECT unnest(range_agg(daterange(s.begin_date, s.end_date, '[]')) * datemultirange(CASE WHEN least($20::date, $21::date) < $22::date THEN 'empty'::daterange
    ELSE daterange($23::date, least($24::date, $25::date), '[]') END)) AS days
          FROM spans s WHERE s.counts AND s.is_incomplete
        ) c
      ) AS "incompleteDays",
      (
        SELECT max(least(s.end_date, $26::date))::text
        FROM fact_spans s WHERE "s".account_id = ANY($27::int[])
    AND "s".channel = $28 AND "s".section = $29 AND s.begin_date <= $30::date
      ) AS "latestDate",
      (
        SELECT coalesce(json_agg(o ORDER BY o."beginDate", o."endDate", o."fileName"), '[]')
        FROM (
          SELECT DISTINCT s.begin_date AS "beginDate", s.end_date AS "endDate", m.file_name AS "fileName"
          FROM spans s LEFT JOIN loads l ON l.id = s.load_id LEFT JOIN imports m ON m.id = l.import_id
          WHERE NOT s.counts

          ORDER BY 1, 2, 3 LIMIT $31
        ) o
      ) AS "omittedSpans",
      (
        SELECT coalesce(json_agg(json_build_object(
          'fileName', r.file_name, 'beginDate', r.begin_date, 'endDate', r.end_date,
          'currency', r.currency, 'totals', r.reported_totals, 'rowsCost', r.cost
        ) ORDER BY r.begin_date, r.end_date, r.file_name), '[]')
        FROM (
          SELECT m.file_name, m.begin_date, m.end_date, coalesce(m.currency, a.currency) AS currency, m.reported_totals,
            coalesce(t.cost, '0') AS cost
          FROM (
    SELECT l.import_id, sum(l.cost)::text AS cost
    FROM loads l JOIN (SELECT load_id, count(*) AS spans FROM spans WHERE counts GROUP BY load_id) s ON s.load_id = l.id
    WHERE l.import_id IS NOT NULL AND s.spans = (SELECT count(*) FROM load_spans d WHERE d.load_id = l.id)
    GROUP BY l.import_id) t JOIN imports m ON m.id = t.import_id JOIN accounts a USING (account_id)
          WHERE m.begin_date >= $32::date AND m.end_date <= $33::date
            AND jsonb_array_length(m.reported_totals) > 0
          ORDER BY m.end_date DESC, m.file_name LIMIT $34
        ) r
      ) AS "reportedTotals";
-- parameters: ["2026-11-01","2026-11-07","2026-11-01","2026-11-07",[7,9],"search","keyword","2026-11-07","2026-11-01",2,"2026-11-07","2026-11-19","2026-11-01","2026-11-07","2026-11-19","2026-11-01","2026-11-01","2026-11-07","2026-11-19","2026-11-07","2026-11-19","2026-11-01","2026-11-01","2026-11-07","2026-11-19","2026-11-19",[7,9],"search","keyword","2026-11-19",200,"2026-11-01","2026-11-07",20]

-- trend
    WITH spans AS MATERIALIZED (
      SELECT f.begin_date, f.end_date, f.currency, sum("f"."impression") AS "impression", sum("f"."click") AS "click", sum("f"."cost") AS "cost", sum("f"."conversion") AS "conversion", sum("f"."pc_cost") AS "pc_cost", sum("f"."mobile_cost") AS "mobile_cost" FROM facts f
    WHERE "f".account_id = ANY($1::int[])
    AND "f".channel = $2 AND "f".section = $3 AND f.begin_date BETWEEN $4::date AND $5::date
    AND f.end_date BETWEEN $6::date AND $7::date
    AND f.end_date = f.begin_date
    AND ((f.account_id, f.item_key) IN (
    SELECT i.account_id, i.item_key FROM items i JOIN accounts a USING (account_id)
    WHERE "i".account_id = ANY($8::int[])
    AND "i".channel = $9 AND "i".section = $10 AND i.dims ->> $11::text = ANY($12::text[]) AND i.dims ->> $13::text = ANY($14::text[]) AND i.dims ->> $15::text = ANY($16::text[]) AND (a.account_no ILIKE $17 OR a.account_name ILIKE $18 OR i.dims ->> $19::text ILIKE $20 OR i.dims ->> $21::text ILIKE $22 OR i.dims ->> $23::text ILIKE $24)
  )) IS TRUE GROUP BY 1, 2, 3
    ),
    totals AS (
      SELECT coalesce(array_agg(DISTINCT s.currency), '{}') AS currencies, sum("s"."impression") AS "impression", sum("s"."click") AS "click", sum("s"."cost") AS "cost", sum("s"."conversion") AS "conversion", sum("s"."pc_cost") AS "pc_cost", sum("s"."mobile_cost") AS "mobile_cost" FROM spans s
    ),
    steps AS (
      SELECT * FROM unnest($25::date[], $26::date[]) WITH ORDINALITY AS p(begin_date, end_date, position)
    ),
    sums AS (
      SELECT p.position, sum("s"."impression") AS "impression", sum("s"."click") AS "click", sum("s"."cost") AS "cost", sum("s"."conversion") AS "conversion", sum("s"."pc_cost") AS "pc_cost", sum("s"."mobile_cost") AS "mobile_cost"
      FROM steps p JOIN spans s ON s.begin_date >= p.begin_date AND s.end_date <= p.end_date
      GROUP BY p.position
    ),
    points AS (
      SELECT p.position, t.currencies, coalesce("s"."impression", CASE WHEN p.is_loaded THEN 0 END) AS "impression", coalesce("s"."click", CASE WHEN p.is_loaded THEN 0 END) AS "click", coalesce("s"."cost", CASE WHEN p.is_loaded THEN 0 END) AS "cost", coalesce("s"."conversion", CASE WHEN p.is_loaded THEN 0 END) AS "conversion", "s"."pc_cost" AS "pc_cost", "s"."mobile_cost" AS "mobile_cost"
      FROM (SELECT *, EXISTS (
    SELECT FROM fact_spans s
    WHERE "s".account_id = ANY($27::int[])
    AND "s".channel = $28 AND "s".section = $29 AND s.begin_date >= p.begin_date AND s.end_date <= p.end_date
      AND s.begin_date BETWEEN $30::date AND $31::date
    AND s.end_date BETWEEN $32::date AND $33::date
    AND s.end_date = s.begin_date
  ) AS is_loaded FROM steps p) p
      CROSS JOIN totals t
      LEFT JOIN sums s USING (position)
    )
    SELECT t.currencies, json_build_object($34::text, CASE WHEN cardinality("t".currencies) = 1 THEN round("t"."cost", 2)::text END, $35::text, trim_scale(round("t"."click", 2))::text, $36::text, trim_scale(round(1::numeric(40, 30) * "t"."click" / nullif("t"."impression", 0), 8))::text, $37::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."click", 0), 8))::text END, $38::text, trim_scale(round("t"."conversion", 2))::text, $39::text, trim_scale(round("t"."impression", 2))::text, $40::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "t"."cost" / nullif("t"."impression", 0), 8))::text END, $41::text, CASE WHEN cardinality("t".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "t"."cost" / nullif("t"."conversion", 0), 8))::text END, $42::text, trim_scale(round(1::numeric(40, 30) * "t"."conversion" / nullif("t"."click", 0), 8))::text) AS totals,
      (SELECT coalesce(json_agg(json_build_object($43::text, CASE WHEN cardinality("p".currencies) = 1 THEN "p"."cost"::text END, $44::text, trim_scale("p"."click")::text, $45::text, trim_scale(round(1::numeric(40, 30) * "p"."click" / nullif("p"."impression", 0), 8))::text, $46::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."click", 0), 8))::text END, $47::text, trim_scale("p"."conversion")::text, $48::text, trim_scale("p"."impression")::text, $49::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1000::numeric(40, 30) * "p"."cost" / nullif("p"."impression", 0), 8))::text END, $50::text, CASE WHEN cardinality("p".currencies) = 1 THEN trim_scale(round(1::numeric(40, 30) * "p"."cost" / nullif("p"."conversion", 0), 8))::text END, $51::text, trim_scale(round(1::numeric(40, 30) * "p"."conversion" / nullif("p"."click", 0), 8))::text) ORDER BY p.position), '[]') FROM points p) AS points
    FROM totals t;
-- parameters: [[7,9],"search","keyword","2026-11-01","2026-11-07","2026-11-01","2026-11-07",[7,9],"search","keyword","campaignName",["Brand","品牌"],"adgroupName",["Shoes"],"matchType",["1","2"],"%50\\%\\_\\\\ off%","%50\\%\\_\\\\ off%","showWord","%50\\%\\_\\\\ off%","campaignName","%50\\%\\_\\\\ off%","adgroupName","%50\\%\\_\\\\ off%",["2026-11-01","2026-11-02","2026-11-03","2026-11-04","2026-11-05","2026-11-06","2026-11-07"],["2026-11-01","2026-11-02","2026-11-03","2026-11-04","2026-11-05","2026-11-06","2026-11-07"],[7,9],"search","keyword","2026-11-01","2026-11-07","2026-11-01","2026-11-07","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate","cost","click","ctr","cpc","conversion","impression","cpm","conversionCost","conversionRate"]

-- filter optionsSELECT (
      SELECT coalesce(json_agg(json_build_object('value', o.value) ORDER BY o.value), '[]')
      FROM (SELECT DISTINCT i.dims ->> $1::text AS value FROM items i WHERE "i".account_id = ANY($2::int[])
    AND "i".channel = $3 AND "i".section = $4 AND i.dims ->> $5::text <> '' AND length(i.dims ->> $6::text) <= $7 ORDER BY value LIMIT $8) o
    ) AS "campaignName", (
    SELECT coalesce(json_agg(
      json_build_object('value', o.value, 'parent', o.parent) ORDER BY o.value, o.parent
    ), '[]')
    FROM (
      SELECT DISTINCT i.dims ->> $9::text AS value, i.dims ->> $10::text AS parent
      FROM items i WHERE "i".account_id = ANY($11::int[])
    AND "i".channel = $12 AND "i".section = $13 AND i.dims ->> $14::text <> '' AND length(i.dims ->> $15::text) <= $16 ORDER BY value, parent LIMIT $17
    ) o
  ) AS "adgroupName", (
      SELECT coalesce(json_agg(json_build_object('value', o.value) ORDER BY o.value), '[]')
      FROM (SELECT DISTINCT i.dims ->> $18::text AS value FROM items i WHERE "i".account_id = ANY($19::int[])
    AND "i".channel = $20 AND "i".section = $21 AND i.dims ->> $22::text <> '' AND length(i.dims ->> $23::text) <= $24 ORDER BY value LIMIT $25) o
    ) AS "matchType", '[]'::json AS "device", '[]'::json AS "provinceName";
-- parameters: ["campaignName",[7,9],"search","keyword","campaignName","campaignName",200,501,"adgroupName","campaignName",[7,9],"search","keyword","adgroupName","adgroupName",200,501,"matchType",[7,9],"search","keyword","matchType","matchType",200,501]
