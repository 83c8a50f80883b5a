-- Accents, case of Latin letters and punctuation make no difference to a search; without extensions, for any DATABASE_URL.
CREATE FUNCTION site.search_fold(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	regexp_replace(
		replace(replace(replace(replace(replace(lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'), 'đ', 'd'),
		'[^a-z0-9\u00c0-\u1fff\u3040-\ufffd]+', ' ', 'g');
--> statement-breakpoint
CREATE FUNCTION site.search_stems(wanted_locale text, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	to_tsvector(
		CASE wanted_locale
			WHEN 'de' THEN 'pg_catalog.german'::regconfig
			WHEN 'fr' THEN 'pg_catalog.french'::regconfig
			WHEN 'it' THEN 'pg_catalog.italian'::regconfig
			WHEN 'en' THEN 'pg_catalog.english'::regconfig
			WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
			WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
			WHEN 'sr' THEN 'pg_catalog.serbian'::regconfig
			ELSE 'pg_catalog.simple'::regconfig
		END,
		site.search_fold(given));
--> statement-breakpoint
-- Stems find other forms of a word; the words as written are found by their beginning, also those too common to have a stem.
CREATE FUNCTION site.search_words(wanted_locale text, given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	site.search_stems(wanted_locale, given) || to_tsvector('pg_catalog.simple'::regconfig, site.search_fold(given));
--> statement-breakpoint
-- Every key begins with site and language, so that no search walks through the words of another site; '!' marks words of the title.
CREATE FUNCTION site.search_keys(of_site text, of_locale text, of_words tsvector) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	array_to_tsvector(ARRAY(
		SELECT of_site || of_locale || mark || lexeme
		FROM unnest(of_words) AS word(lexeme, positions, weights), unnest(CASE WHEN 'A' = ANY (weights) THEN ARRAY['.', '!'] ELSE ARRAY['.'] END) AS mark
		WHERE octet_length(lexeme) <= 200));
--> statement-breakpoint
CREATE FUNCTION site.search_quote(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	'''' || replace(replace(given, '\', '\\'), '''', '''''') || '''';
--> statement-breakpoint
-- All words, each by its stem or as written, the last one also by its beginning. Words without a stem count only when nothing else was asked.
CREATE FUNCTION site.search_query(key_start text, wanted_locale text, wanted_words text[]) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE RETURN (
	WITH word AS (
		SELECT trim(site.search_fold(given)) AS written, tsvector_to_array(site.search_stems(wanted_locale, given)) AS stems, place = cardinality(wanted_words) AS is_last
		FROM unnest(wanted_words) WITH ORDINALITY AS asked(given, place)
	), kept AS (
		SELECT * FROM word WHERE written <> '' AND (stems <> '{}' OR NOT EXISTS (SELECT FROM word AS other WHERE other.stems <> '{}'))
	), part AS (
		SELECT (SELECT '(' || string_agg(site.search_quote(key_start || stem), ' & ') || ')' FROM unnest(stems) AS stem) AS by_stem,
			site.search_quote(key_start || written) || CASE WHEN is_last AND length(written) >= 3 THEN ':*' ELSE '' END AS as_written
		FROM kept
	)
	SELECT string_agg('(' || concat_ws(' | ', by_stem, as_written) || ')', ' & ')::tsquery FROM part);
--> statement-breakpoint
CREATE TABLE "site"."search_entries" (
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"page_id" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(site.search_words(locale, title), 'A') || setweight(site.search_words(locale, body), 'B')) STORED NOT NULL,
	CONSTRAINT "search_entries_site_id_locale_page_id_pk" PRIMARY KEY("site_id","locale","page_id")
);
--> statement-breakpoint
ALTER TABLE "platform"."sites" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."search_entries" ADD CONSTRAINT "search_entries_site_id_page_id_pages_site_id_id_fk" FOREIGN KEY ("site_id","page_id") REFERENCES "site"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_page" ON "site"."search_entries" USING btree ("site_id","page_id");--> statement-breakpoint
CREATE INDEX "search_entries_keys" ON "site"."search_entries" USING gin (site.search_keys(site_id, locale, words)) WITH (fastupdate=false);
--> statement-breakpoint
-- "@@" is not leakproof, so below row-level security it would never use the index. This function may, as the owner; it answers
-- ids of the transaction's own site only, and whoever asked reads the entries themselves under row-level security.
CREATE POLICY "owner_finds" ON "site"."search_entries" FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
CREATE FUNCTION site.search_hits(wanted_locale text, wanted_words text[], at_most integer) RETURNS SETOF text LANGUAGE sql STABLE SECURITY DEFINER ROWS 50 SET search_path = pg_catalog, pg_temp SET enable_seqscan = off AS $$
	(SELECT page_id FROM site.search_entries
	WHERE site.search_keys(site_id, locale, words) @@ (SELECT site.search_query(current_setting('app.site', true) || wanted_locale || '!', wanted_locale, wanted_words))
	LIMIT at_most)
	UNION
	(SELECT page_id FROM site.search_entries
	WHERE site.search_keys(site_id, locale, words) @@ (SELECT site.search_query(current_setting('app.site', true) || wanted_locale || '.', wanted_locale, wanted_words))
	LIMIT at_most)
$$;
--> statement-breakpoint
CREATE FUNCTION site.follow_page_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE site.search_entries SET title = coalesce(NEW.meta -> 'name' ->> locale, '') WHERE site_id = NEW.site_id AND page_id = NEW.id;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "search_follows_page_name" AFTER UPDATE OF "meta" ON "site"."pages" FOR EACH ROW WHEN (OLD.meta -> 'name' IS DISTINCT FROM NEW.meta -> 'name') EXECUTE FUNCTION site.follow_page_name();
