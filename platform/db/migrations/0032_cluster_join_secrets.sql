CREATE TABLE "cluster_join_secrets" (
	"cluster_id" uuid PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"key" text NOT NULL,
	"server_token" text NOT NULL,
	"agent_token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cluster_join_secrets" ADD CONSTRAINT "cluster_join_secrets_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;