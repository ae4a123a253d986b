CREATE TABLE "server_hours" (
	"cluster_id" uuid NOT NULL,
	"day" date NOT NULL,
	"role" text NOT NULL,
	"instance_type" text NOT NULL,
	"hours" double precision NOT NULL,
	"cost" double precision NOT NULL,
	CONSTRAINT "server_hours_cluster_id_day_role_instance_type_pk" PRIMARY KEY("cluster_id","day","role","instance_type")
);
--> statement-breakpoint
CREATE TABLE "server_hours_until" (
	"cluster_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "server_hours" ADD CONSTRAINT "server_hours_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_hours_until" ADD CONSTRAINT "server_hours_until_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;