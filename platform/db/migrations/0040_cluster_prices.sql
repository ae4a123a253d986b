ALTER TABLE "clusters" ADD COLUMN "built_servers" jsonb;--> statement-breakpoint
-- The price of existing clusters did not contain the IPv4 addresses of their servers: EUR 0.50 each.
UPDATE "clusters" SET "monthly_price" = round(("monthly_price" + 0.5 * (
  CASE WHEN "master_ha" THEN 3 ELSE 1 END
  + coalesce((SELECT sum("instance_count") FROM "node_pools" WHERE "node_pools"."cluster_id" = "clusters"."id" AND "node_pools"."status" <> 'removing'), 0)
))::numeric, 2)::double precision
WHERE "public_network_ip_v4";
